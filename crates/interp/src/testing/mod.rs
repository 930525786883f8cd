//! Random programs for tests: what must hold for every program is tried on these.
//!
//! Only compiled for tests of this crate and, under the feature `testing`, for those of others.

mod generate;
mod inputs;
mod random;
mod statements;

pub use generate::random_module;
pub use inputs::random_inputs;
pub use random::Draw;
pub use tandem_base::Random;
