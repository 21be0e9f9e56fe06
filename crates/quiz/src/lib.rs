//! Questions on poker rulings.
