"""Plan the steps that a command takes, or find the reason to be the plain compiler."""
