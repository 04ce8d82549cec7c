"""The commands: argv becomes an invocation, the invocation a plan, the plan steps."""
