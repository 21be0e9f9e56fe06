//! The rules of the reference under their names, and its cases under their ids.

mod gesture;
mod spot;
