"""Everything users write in their own language: names, markers, headers."""
