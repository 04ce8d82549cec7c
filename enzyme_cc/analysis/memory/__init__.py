"""Tell what loads may read, what stores and calls may write, and what stays."""
