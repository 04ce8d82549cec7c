"""Report what cannot be differentiated: one message for each cause, with the lines to paste."""
