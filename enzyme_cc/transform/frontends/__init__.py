"""Model what clang, flang and rustc emit and what their run-time libraries do."""
