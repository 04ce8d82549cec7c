"""Write derivatives in forward mode, and lower the requests for them."""
