//! What the rules say of a poker hand.
