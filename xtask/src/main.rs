//! The commands of the README.

fn main() {}
