//! Rankings: which hand wins.
