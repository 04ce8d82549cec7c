"""What the differentiator knows about instructions and functions: YAML in, records out."""
