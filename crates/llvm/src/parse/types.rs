//! Types.

use super::{Parser, Result};
use crate::lexer::Token;
use crate::types::{Type, TypeId};

impl<'a> Parser<'a> {
    pub(super) fn ty(&mut self) -> Result<TypeId> {
        self.nested(|parser| {
            let mut ty = parser.plain_type()?;
            loop {
                match parser.token {
                    Token::Sign(b'*') => {
                        parser.bump();
                        ty = parser.types.intern(Type::Pointer);
                    }
                    Token::Word("addrspace") => {
                        // Only `addrspace(n)*` may follow a type; address spaces other than 0 are not modelled.
                        let space = parser.address_space()?;
                        if parser.token == Token::Sign(b'*') {
                            parser.bump();
                        }
                        ty = parser.pointer_in(space);
                    }
                    Token::Sign(b'(') => ty = parser.function_type(ty)?,
                    _ => return Ok(ty),
                }
            }
        })
    }

    fn plain_type(&mut self) -> Result<TypeId> {
        let ty = match self.token {
            Token::Word(word) => {
                let Some(ty) = simple_type(word) else { return self.unexpected("a type") };
                self.bump();
                if word == "ptr" && self.token == Token::Word("addrspace") {
                    let space = self.address_space()?;
                    return Ok(self.pointer_in(space));
                }
                if word == "target" {
                    self.skip_parentheses()?;
                }
                ty
            }
            Token::Local(name) => {
                self.bump();
                return Ok(self.types.named(name));
            }
            Token::Sign(b'[') => {
                self.bump();
                let count = self.unsigned()?;
                self.expect_word("x")?;
                let element = self.ty()?;
                self.expect_sign(b']')?;
                Type::Array(count, element)
            }
            Token::Sign(b'{') => {
                let fields = self.fields()?;
                Type::Struct { packed: false, fields }
            }
            Token::Sign(b'<') => {
                self.bump();
                if self.token == Token::Sign(b'{') {
                    let fields = self.fields()?;
                    self.expect_sign(b'>')?;
                    Type::Struct { packed: true, fields }
                } else {
                    let scalable = self.accept_word("vscale");
                    if scalable {
                        self.expect_word("x")?;
                    }
                    let count = self.unsigned()?;
                    self.expect_word("x")?;
                    let element = self.ty()?;
                    self.expect_sign(b'>')?;
                    if scalable { Type::Other("vscale vector".into()) } else { Type::Vector(count, element) }
                }
            }
            _ => return self.unexpected("a type"),
        };
        Ok(self.types.intern(ty))
    }

    fn pointer_in(&mut self, space: u64) -> TypeId {
        let ty = if space == 0 { Type::Pointer } else { Type::Other(format!("ptr addrspace({space})")) };
        self.types.intern(ty)
    }

    /// `addrspace(n)`.
    pub(super) fn address_space(&mut self) -> Result<u64> {
        self.expect_word("addrspace")?;
        self.expect_sign(b'(')?;
        let space = self.unsigned()?;
        self.expect_sign(b')')?;
        Ok(space)
    }

    fn fields(&mut self) -> Result<Vec<TypeId>> {
        self.expect_sign(b'{')?;
        let mut fields = vec![];
        while !self.accept_sign(b'}') {
            if !fields.is_empty() {
                self.expect_sign(b',')?;
            }
            fields.push(self.ty()?);
        }
        Ok(fields)
    }

    fn function_type(&mut self, result: TypeId) -> Result<TypeId> {
        self.expect_sign(b'(')?;
        let mut params = vec![];
        let mut variadic = false;
        while !self.accept_sign(b')') {
            if !params.is_empty() {
                self.expect_sign(b',')?;
            }
            if self.token == Token::Ellipsis {
                self.bump();
                variadic = true;
                self.expect_sign(b')')?;
                break;
            }
            params.push(self.ty()?);
            self.value_traits()?;
        }
        Ok(self.types.intern(Type::Function { result, params, variadic }))
    }
}

fn simple_type(word: &str) -> Option<Type> {
    Some(match word {
        "void" => Type::Void,
        "float" => Type::Float,
        "double" => Type::Double,
        "ptr" => Type::Pointer,
        "label" => Type::Label,
        "metadata" => Type::Metadata,
        "token" => Type::Token,
        "half" | "bfloat" | "fp128" | "x86_fp80" | "ppc_fp128" | "x86_mmx" | "x86_amx" | "opaque" | "target" => {
            Type::Other(word.into())
        }
        _ => {
            let width: u32 = word.strip_prefix('i')?.parse().ok()?;
            if width == 0 || width > 1 << 23 {
                return None;
            }
            Type::Int(width)
        }
    })
}
