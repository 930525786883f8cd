//! What a verdict takes for granted about the world outside, as a closed list.
//!
//! A fact about the outside is checked, open, free or *listed*. This is the list: each assumption has an id that scripts can
//! rely on, a sentence for the people who read reports, a section in docs/assumptions.md and a pair of programs in
//! corpus/adversarial/assumptions that breaks it. A front end says which ones its lowering used, and a report shows exactly
//! those; `--no-assume ID` turns a proof that rests on one into an unknown.

use std::fmt;

/// Why pointers that the program has are known to lead to different objects.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Apart {
    /// The user said so, with `--no-alias`.
    Flag,
    /// The types of Rust.
    RustTypes,
    /// `restrict` in C.
    Restrict,
    /// `noalias` in LLVM IR.
    NoAlias,
    /// What a secret parameter leads to is secret because it is reached through that alone.
    Secret,
}

impl Apart {
    const ALL: [Apart; 5] = [Apart::Flag, Apart::RustTypes, Apart::Restrict, Apart::NoAlias, Apart::Secret];

    /// In words.
    pub fn name(self) -> &'static str {
        match self {
            Apart::Flag => "--no-alias",
            Apart::RustTypes => "Rust's types",
            Apart::Restrict => "restrict",
            Apart::NoAlias => "noalias",
            Apart::Secret => "--secret",
        }
    }
}

macro_rules! assumptions {
    ($($(#[$doc:meta])* $variant:ident $id:literal $sentence:literal,)*) => {
        /// A listed fact about the outside.
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Assumption {
            $($(#[$doc])* $variant,)*
            /// Objects behind different pointer parameters are different ones.
            DistinctPointers(Apart),
            /// Such pointers are not close to each other either.
            SpacedPointers(Apart),
            /// A function that is not given answers the same to the same calls in the same order.
            SameAnswers(String),
        }

        impl Assumption {
            /// Those that say nothing but their id.
            const PLAIN: &[Assumption] = &[$(Assumption::$variant),*];

            /// The id of scripts and of `--no-assume`.
            pub fn id(&self) -> &'static str {
                match self {
                    $(Assumption::$variant => $id,)*
                    Assumption::DistinctPointers(_) => "distinct-pointers",
                    Assumption::SpacedPointers(_) => "spaced-pointers",
                    Assumption::SameAnswers(_) => "same-answers",
                }
            }

            /// The ids of all assumptions there are.
            pub fn ids() -> impl Iterator<Item = &'static str> {
                [$($id,)* "distinct-pointers", "spaced-pointers", "same-answers"].into_iter()
            }

            /// What is taken for granted, in words for those who read reports.
            pub fn sentence(&self) -> String {
                match self {
                    $(Assumption::$variant => $sentence.to_owned(),)*
                    Assumption::DistinctPointers(why) => format!(
                        "what is reached through one pointer parameter is not reached through another one or otherwise ({})",
                        why.name()
                    ),
                    Assumption::SpacedPointers(why) => {
                        format!("pointer parameters are null or at least 4096 bytes apart ({})", why.name())
                    }
                    Assumption::SameAnswers(name) => {
                        format!("{name} answers the same to the same calls in the same order")
                    }
                }
            }
        }
    };
}

assumptions! {
    /// What is accessed through a pointer from outside exists.
    RightAccess "right-access" "every access through a pointer is to memory that exists there",
    /// C's rule of effective types.
    OneType "one-type" "memory that is accessed with one type is not accessed with another, and structures of one type overlap in whole or not at all",
    /// Allocation succeeds, and gives new memory each time.
    EnoughMemory "enough-memory"
        "memory allocation never fails, freed memory is not reused, and a run allocates at most 2^22 blocks of less than 2^40 bytes each",
    /// No caller knows the address of what does not exist yet.
    NewObjects "new-objects" "pointers given as arguments do not point into objects that the function has yet to make",
    /// Addresses of one object do not wrap.
    ArraysEnd "arrays-end" "no array goes around the end of all addresses",
    /// Containers of C++ are as their own members leave them.
    Containers "whole-containers"
        "vectors and strings of C++ that are handed over are as the library makes them: their elements lie one behind the other, all of them whole",
    /// Unsafe Rust keeps to what safe Rust relies on.
    RustPromises "rust-promises"
        "unsafe Rust code keeps what types promise: no null references, slices that are in one object, nothing used that was not written, no numbers in memory read as pointers",
    /// What a panic leaves in memory is not looked at.
    PanicMemory "panic-memory" "nobody looks at memory after a panic",
    /// The rounding mode is the default one.
    DefaultRounding "default-rounding" "floats are rounded to nearest after every operation, none of which are fused, and nobody looks at their flags",
    /// C leaves open what comes first, and clang chose.
    EvaluationOrder "evaluation-order"
        "where C leaves open which operand or argument is computed first, the order is the one in which clang computes them",
    /// Callers in C read a result as the left version declares it.
    SameSigns "same-signs" "callers read a number that is returned with the sign that the left version declares, where the right one declares another",
    /// The attributes of LLVM's text tell the truth.
    OwnPromises "own-promises"
        "what attributes and metadata of the right version's text promise, and those of the left one do not, is true",
    /// All NaNs are one value.
    NanBits "nan-bits" "nothing depends on the sign or the payload of a NaN",
    /// What mathematical functions leave in `errno` is not looked at.
    ErrnoUnread "errno-unread" "nobody looks at errno after calls of mathematical functions",
    /// Letters and digits are those of the C locale.
    CLocale "c-locale" "the locale is C, as it is when a program starts",
    /// Streams are files, and standard output is what it was at first.
    CStreams "c-streams"
        "streams of C write to no memory of the program, writing to them succeeds, and nobody assigns to the variables stdin, stdout and stderr",
    /// Both sides are linked with the same code.
    SameLibraries "same-libraries" "functions that are not given behave alike on both sides",
    /// Code that is not given returns.
    CallsReturn "external-calls-return" "functions that are not given return",
    /// A program is linked from the files of its repository.
    LinkedFiles "linked-files" "functions of other files are those that the files of the repository define",
    /// What a build would have said of headers is as it was guessed.
    GuessedBuild "guessed-build" "the build finds the headers that were found, and makes those that it makes as they were made here",
    /// Code of C++ that is not given does not throw.
    NothingThrown "nothing-thrown" "functions that are not given throw no exceptions",
    /// Recursion does not run out of stack.
    EnoughStack "enough-stack" "the stack is large enough for every recursion",
    /// The JVM has the resources that the program needs.
    EnoughJvm "enough-jvm" "the JVM runs out of neither memory nor stack",
    /// Nobody adds classes.
    ClosedClasses "closed-classes" "no classes but the given ones extend the given classes",
    /// Callers pass lists of the ordinary kind.
    GivenLists "given-lists" "a List that is passed as an argument is a java.util.ArrayList, and of no class that extends it",
    /// Which boxes are the same object is unspecified.
    ValueBased "value-based" "nobody outside asks which boxes, or other objects of value-based classes, are the same one",
    /// A method of a library that is given numbers only leaves the program's fields alone.
    LibraryFields "library-fields" "library methods do not change the fields of the given classes",
    /// A method of a library sees the program's objects through their methods.
    LibraryReflection "library-reflection"
        "library methods, also of collections that callers pass, touch fields of the given classes only through methods that override their own, and look into no objects by reflection",
    /// Statics of the library are constants.
    LibraryStatics "library-statics" "static fields of the library do not change",
    /// Java's library is the same on both sides.
    LibraryAnswers "library-answers" "methods of the Java library answer the same to the same calls in the same order",
    /// Java's `assert` does nothing.
    AssertionsOff "assertions-off" "assertions are off, as they are by default",
    /// `toString` and `getMessage` of what is printed with an exception only make a text.
    PureDescriptions "pure-descriptions" "making the description of an exception has no side effects",
    /// The default locale is like English for changes of case.
    EnglishCase "english-case" "the default locale changes case as English does",
    /// The default locale is like English for numbers.
    PlainDigits "plain-digits" "the default locale writes whole numbers with the digits 0 to 9",
    /// No second thread.
    OneThread "one-thread" "there is one thread, so locks are always free",
    /// Classes are initialised, and their statics hold anything.
    Initialised "initialised"
        "classes are initialised before the method is called; static fields that are not compile-time constants may then hold any value",
    /// What class initialisers put into final fields, tables and enum constants is still there.
    InitialValues "initial-values"
        "classes are initialised before the method is called, and what their initialisers put into final fields, tables and enum constants stays",
    /// The machine code has the branches and accesses of the program that was looked at.
    AsCompiled "as-compiled"
        "the machine code branches, accesses memory and divides where the program does that was compiled here, without LLVM's or the JVM's optimisations",
    /// The standard streams are the JVM's own.
    StandardStreams "standard-streams" "System.out and System.err are not replaced",
}

impl Assumption {
    /// Reads what is displayed.
    pub fn parse(text: &str) -> Option<Assumption> {
        if let Some(plain) = Assumption::PLAIN.iter().find(|plain| plain.id() == text) {
            return Some(plain.clone());
        }
        let (id, detail) = text.strip_suffix(')')?.split_once(" (")?;
        let apart = || Apart::ALL.into_iter().find(|apart| apart.name() == detail);
        match id {
            "distinct-pointers" => apart().map(Assumption::DistinctPointers),
            "spaced-pointers" => apart().map(Assumption::SpacedPointers),
            "same-answers" => Some(Assumption::SameAnswers(detail.to_owned())),
            _ => None,
        }
    }
}

/// The id, and in brackets what else it says: what [`Assumption::parse`] reads.
impl fmt::Display for Assumption {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Assumption::DistinctPointers(why) | Assumption::SpacedPointers(why) => {
                write!(out, "{} ({})", self.id(), why.name())
            }
            Assumption::SameAnswers(name) => write!(out, "{} ({name})", self.id()),
            _ => out.write_str(self.id()),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_assumption_is_read_back_from_its_text() {
        let told =
            Apart::ALL.into_iter().flat_map(|why| [Assumption::DistinctPointers(why), Assumption::SpacedPointers(why)]);
        let named = [Assumption::SameAnswers("f(int) (of b.c)".to_owned())];
        for assumption in Assumption::PLAIN.iter().cloned().chain(told).chain(named) {
            assert_eq!(Assumption::parse(&assumption.to_string()), Some(assumption));
        }
        for not_one in ["", "right", "right-access (x)", "distinct-pointers", "distinct-pointers (x)"] {
            assert_eq!(Assumption::parse(not_one), None, "{not_one}");
        }
    }

    #[test]
    fn ids_are_unique_and_each_has_a_section() {
        let ids: Vec<&str> = Assumption::ids().collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len());
        let document = include_str!("../../../docs/assumptions.md");
        for id in ids {
            assert!(document.contains(&format!("\n### `{id}`")), "docs/assumptions.md has no section on {id}");
        }
    }
}
