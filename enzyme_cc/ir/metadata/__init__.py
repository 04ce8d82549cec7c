"""Read metadata: debug information, TBAA, alias scopes."""
