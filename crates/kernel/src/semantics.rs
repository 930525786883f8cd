//! The meaning under which a claim is made.

use serde::{Deserialize, Serialize};

/// What the words "behave the same" mean for one claim. The defaults are what the machine does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Semantics {
    /// How integers compute.
    pub ints: Ints,
    /// How floats compute.
    pub floats: Floats,
    /// What signed overflow means in C and LLVM.
    pub overflow: Overflow,
    /// Which direction of agreement is claimed.
    pub relation: Relation,
    /// Whether terminating together is part of the claim.
    pub termination: Termination,
    /// Whether pointers that a C or Rust function is given may lead to the same memory.
    #[serde(default)]
    pub aliasing: Aliasing,
}

macro_rules! choices {
    ($($(#[$doc:meta])* $name:ident { $($(#[$variant_doc:meta])* $variant:ident = $text:literal),+ $(,)? })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "lowercase")]
        pub enum $name {
            $($(#[$variant_doc])* $variant),+
        }

        impl $name {
            /// All choices, as written on the command line, the default first.
            pub const NAMES: &'static [&'static str] = &[$($text),+];

            /// The choice of this name.
            pub fn from_name(name: &str) -> Option<Self> {
                match name {
                    $($text => Some($name::$variant),)+
                    _ => None,
                }
            }

            /// The name, as written on the command line.
            pub fn name(self) -> &'static str {
                match self {
                    $($name::$variant => $text),+
                }
            }
        }
    )*};
}

choices! {
    /// Whether pointers that a function is given may lead to the same memory.
    Aliasing {
        /// They may.
        #[default]
        Possible = "possible",
        /// What is reached through one of them is not reached through another one or otherwise.
        None = "none",
    }
    /// How integers compute.
    Ints {
        /// Fixed width, wrapping.
        #[default]
        Machine = "machine",
        /// Unbounded.
        Math = "math",
    }

    /// How floats compute.
    Floats {
        /// Bit-exact IEEE 754.
        #[default]
        Ieee = "ieee",
        /// Real numbers.
        Real = "real",
    }

    /// What signed overflow means in C and LLVM.
    Overflow {
        /// Two's complement.
        #[default]
        Wrap = "wrap",
        /// Poison and undefined behaviour, by LLVM's rules.
        Undefined = "undefined",
    }

    /// Which direction of agreement is claimed.
    Relation {
        /// Wherever LEFT is defined, RIGHT agrees.
        #[default]
        Refines = "refines",
        /// Also the other way round.
        Equal = "equal",
    }

    /// Whether terminating together is part of the claim.
    Termination {
        /// The sides agree, and terminate on the same inputs.
        #[default]
        Total = "total",
        /// They agree whenever both terminate.
        Partial = "partial",
    }
}
