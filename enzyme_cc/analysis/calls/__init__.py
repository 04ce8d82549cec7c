"""Know what calls may call, and which functions a body reaches."""
