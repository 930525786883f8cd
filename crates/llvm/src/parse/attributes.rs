//! Attributes of functions, parameters, arguments and results.
//!
//! Attributes are an open set of words, many of them promises that let an optimiser assume more. We take every program
//! to be at least as defined as it would be without them, so an attribute is skipped unless it changes what a program
//! does (`byval`) or says something that we want to know (`noreturn`).

use super::{Parser, Result};
use crate::ast::{ByValue, FunctionTraits, ValueTraits};
use crate::lexer::Token;

impl<'a> Parser<'a> {
    /// Attributes of a parameter, argument or result; stops at whatever is not one.
    pub(super) fn value_traits(&mut self) -> Result<ValueTraits> {
        let mut traits = ValueTraits::default();
        loop {
            match self.token {
                Token::Text(_) => {
                    self.bump();
                    if self.accept_sign(b'=') {
                        self.bump();
                    }
                }
                Token::Word(word) if !starts_constant(word) && !starts_type(word) => {
                    self.bump();
                    self.value_trait(word, &mut traits)?;
                }
                _ => return Ok(traits),
            }
        }
    }

    fn value_trait(&mut self, word: &str, traits: &mut ValueTraits) -> Result<()> {
        match word {
            "byval" => {
                let ty = if self.accept_sign(b'(') {
                    let ty = self.ty()?;
                    self.expect_sign(b')')?;
                    Some(ty)
                } else {
                    None
                };
                traits.by_value = Some(ByValue { ty });
            }
            "signext" => traits.extended = Some(true),
            "zeroext" => traits.extended = Some(false),
            "nonnull" => traits.non_null = true,
            "noalias" => traits.no_alias = true,
            "sret" => {
                traits.result = true;
                self.skip_parentheses()?;
            }
            "range" => {
                self.expect_sign(b'(')?;
                self.ty()?;
                let low = self.integer()?;
                self.expect_sign(b',')?;
                let high = self.integer()?;
                self.expect_sign(b')')?;
                traits.range = Some((low, high));
            }
            "align" | "alignstack" => {
                if self.token == Token::Sign(b'(') {
                    self.skip_parentheses()?;
                } else {
                    let align = self.unsigned()?;
                    traits.align = Some(align).filter(|_| word == "align");
                }
            }
            "inalloca" => {
                traits.unsupported = Some("inalloca");
                self.skip_parentheses()?;
            }
            "preallocated" => {
                traits.unsupported = Some("preallocated");
                self.skip_parentheses()?;
            }
            "nofpclass" => {
                traits.unsupported = Some("nofpclass");
                self.skip_parentheses()?;
            }
            "swifterror" => traits.unsupported = Some("swifterror"),
            "inreg" => traits.register = Some("inreg"),
            "nest" => traits.register = Some("nest"),
            "swiftself" => traits.register = Some("swiftself"),
            "swiftasync" => traits.register = Some("swiftasync"),
            _ => self.skip_parentheses()?,
        }
        Ok(())
    }

    /// One attribute of a function, call or attribute group whose word has just been read.
    pub(super) fn function_trait(&mut self, word: &str, traits: &mut FunctionTraits) -> Result<()> {
        match word {
            "noreturn" => traits.no_return = true,
            "readnone" => traits.no_memory = true,
            "readonly" => traits.read_only = true,
            "willreturn" => traits.will_return = true,
            "nounwind" => traits.no_unwind = true,
            "nobuiltin" => traits.no_builtin = true,
            "builtin" => traits.builtin = true,
            "returns_twice" => traits.returns_twice = true,
            "null_pointer_is_valid" => traits.refused = Some("function attribute `null_pointer_is_valid`"),
            "naked" => traits.refused = Some("function attribute `naked`"),
            "presplitcoroutine" => traits.refused = Some("function attribute `presplitcoroutine`"),
            "strictfp" => traits.strict_float = true,
            "denormal_fpenv" => {
                traits.refused = Some("function attribute `denormal_fpenv`");
                self.skip_parentheses()?;
            }
            "memory" => {
                self.expect_sign(b'(')?;
                if self.token == Token::Word("none") {
                    self.bump();
                    // `memory(none, argmem: read)` has more to say.
                    traits.no_memory = self.token == Token::Sign(b')');
                }
                // `memory(argmem: read)`: what is not mentioned is not accessed, and one kind of access after all goes for all.
                traits.read_only = true;
                let mut depth = 1usize;
                while depth > 0 {
                    match self.bump() {
                        Token::Word("write" | "readwrite") => traits.read_only = false,
                        Token::Sign(b'(') => depth += 1,
                        Token::Sign(b')') => depth -= 1,
                        Token::End => return self.unexpected("`)`"),
                        _ => {}
                    }
                }
            }
            "align" | "alignstack" => {
                self.accept_sign(b'=');
                if let Token::Number(_) = self.token {
                    self.bump();
                }
                self.skip_parentheses()?;
            }
            _ => self.skip_parentheses()?,
        }
        Ok(())
    }

    /// An attribute of a function that is a text, whose key has just been read.
    pub(super) fn text_trait(&mut self, key: &str, traits: &mut FunctionTraits) {
        if !self.accept_sign(b'=') {
            return;
        }
        let Token::Text(value) = self.bump() else { return };
        if key == crate::agreement::INLINE_IN_C {
            traits.inline_bodies = u64::from_str_radix(value, 16).ok();
        }
        let refused = match key {
            crate::unwinding::MARK => Some(crate::unwinding::REFUSAL),
            "unsafe-fp-math" if value == "true" => Some("function attribute `unsafe-fp-math`"),
            "no-nans-fp-math" if value == "true" => Some("function attribute `no-nans-fp-math`"),
            "no-infs-fp-math" if value == "true" => Some("function attribute `no-infs-fp-math`"),
            "no-signed-zeros-fp-math" if value == "true" => Some("function attribute `no-signed-zeros-fp-math`"),
            "approx-func-fp-math" if value == "true" => Some("function attribute `approx-func-fp-math`"),
            "denormal-fp-math" | "denormal-fp-math-f32" if !value.starts_with("ieee") => {
                Some("function attribute `denormal-fp-math`")
            }
            _ => None,
        };
        traits.refused = traits.refused.or(refused);
    }

    /// Words that stand between `define`, `declare` or a global's name and its type: linkage and the like.
    pub(super) fn linkage(&mut self) -> Result<Linkage> {
        let mut linkage = Linkage::default();
        while let Token::Word(word) = self.token {
            match word {
                "private" | "internal" => linkage.internal = true,
                "weak" | "weak_odr" | "linkonce" | "linkonce_odr" | "common" | "extern_weak" | "appending" => {
                    // Clang 14 calls a weak constant of C's `weak_odr`, and another file may still give it another value.
                    linkage.replaceable = word != "linkonce_odr";
                    linkage.may_be_missing = word == "extern_weak";
                }
                "external" | "available_externally" => linkage.external = true,
                "unnamed_addr" => linkage.unnamed = true,
                "thread_local" => {
                    linkage.thread_local = true;
                    self.bump();
                    self.skip_parentheses()?;
                    continue;
                }
                "dso_local"
                | "dso_preemptable"
                | "hidden"
                | "protected"
                | "default"
                | "dllimport"
                | "dllexport"
                | "local_unnamed_addr"
                | "externally_initialized" => {}
                "addrspace" => {
                    linkage.space = self.address_space()?;
                    continue;
                }
                _ => break,
            }
            self.bump();
        }
        Ok(linkage)
    }

    /// The name of a calling convention; of that of C there is none. It changes nothing of what a function does, and callers and
    /// functions have to agree on it.
    pub(super) fn calling_convention(&mut self) -> Result<&'a str> {
        let mut convention = "";
        while let Token::Word(word) = self.token {
            if word == "cc" {
                self.bump();
                convention = if self.unsigned()? == 0 { "" } else { "a convention told by number" };
            } else if word.ends_with("cc") {
                self.bump();
                self.skip_parentheses()?;
                convention = if word == "ccc" { "" } else { word };
            } else {
                break;
            }
        }
        Ok(convention)
    }
}

/// What the words before a global's type say.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Linkage {
    pub(super) internal: bool,
    pub(super) replaceable: bool,
    pub(super) external: bool,
    /// Nobody need define it: its address may be null.
    pub(super) may_be_missing: bool,
    pub(super) unnamed: bool,
    pub(super) thread_local: bool,
    pub(super) space: u64,
}

/// Whether a word begins a constant rather than being an attribute.
pub(super) fn starts_constant(word: &str) -> bool {
    matches!(
        word,
        "true"
            | "false"
            | "null"
            | "none"
            | "undef"
            | "poison"
            | "zeroinitializer"
            | "splat"
            | "blockaddress"
            | "dso_local_equivalent"
            | "no_cfi"
            | "ptrauth"
            | "asm"
            | "getelementptr"
            | "addrspacecast"
            | "icmp"
            | "fcmp"
            | "select"
            | "extractelement"
            | "insertelement"
            | "shufflevector"
            | "extractvalue"
            | "insertvalue"
    ) || super::constants::cast_op(word).is_some()
        || super::constants::binary_op(word).is_some()
        || word.starts_with("f0x")
        || word.starts_with("u0x")
        || word.starts_with("s0x")
}

/// Whether a word begins a type. Attributes of a result stand before its type.
fn starts_type(word: &str) -> bool {
    matches!(
        word,
        "void"
            | "float"
            | "double"
            | "ptr"
            | "label"
            | "metadata"
            | "token"
            | "half"
            | "bfloat"
            | "fp128"
            | "x86_fp80"
            | "ppc_fp128"
            | "x86_mmx"
            | "x86_amx"
            | "target"
    ) || word.strip_prefix('i').is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|byte| byte.is_ascii_digit()))
}
