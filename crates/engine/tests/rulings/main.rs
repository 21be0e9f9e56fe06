//! The rules of the reference under their names, and its cases under their ids.

mod awards;
mod books;
mod caps;
mod dispute;
mod draws;
mod forced;
mod gesture;
mod hands;
mod laws;
mod spot;
mod stakes;
mod stud;
mod turn;
