# The everyday commands. `make demo` is the place to start: it needs nothing but Rust, Python and a network.

.PHONY: demo test check setup install tools-extra

# Fetches what is missing, builds Tandem and checks the pairs of programs in examples/.
demo: setup
	cargo build --release --locked --package tandem-cli
	scripts/demo.sh

# Puts `tandem` into cargo's folder for programs, so that it can be used from anywhere.
install: setup
	cargo install --locked --path crates/tandem-cli

# Every test of the workspace.
test:
	scripts/setup.sh --tests
	scripts/test.sh

# What continuous integration runs.
check:
	.ci/run

# The solver and the compilers.
setup:
	scripts/setup.sh

# A second solver, for second opinions.
tools-extra: setup
	scripts/tools-extra.sh
