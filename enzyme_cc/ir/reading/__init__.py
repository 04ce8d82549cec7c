"""Read IR text into objects, each part when it is first asked for."""
