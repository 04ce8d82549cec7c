"""Put the sweeps together into functions, and lower requests for them."""
