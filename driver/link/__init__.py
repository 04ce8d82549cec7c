"""Link what asks for derivatives that no compile could make, and say what a failed link lacked."""
