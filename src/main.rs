//! Starts the page.

fn main() {
    croupier::start();
}
