"""Write plain IR that knows nothing of derivatives: attributes, debug scopes, loops, constants."""
