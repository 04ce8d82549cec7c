"""Write the augmented forward pass, which keeps what the reverse sweep needs."""
