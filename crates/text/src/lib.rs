//! The words of Croupier, in French and English.
