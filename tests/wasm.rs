//! What is true in WebAssembly: these tests run in Node (`cargo xtask test wasm`).
#![cfg(target_arch = "wasm32")]

use wasm_bindgen_test::wasm_bindgen_test;

/// Why nothing that is computed may be a `usize`: it would differ from the same thing computed natively.
#[wasm_bindgen_test]
fn addresses_are_short() {
    assert_eq!(size_of::<usize>(), 4);
}
