//! The rules of the reference under their names, and its cases under their ids.

mod books;
mod dispute;
mod gesture;
mod hands;
mod laws;
mod spot;
mod stakes;
mod turn;
