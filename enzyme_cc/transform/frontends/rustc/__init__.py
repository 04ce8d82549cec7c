"""Model what rustc emits, and what Rust's library does."""
