//! Arguments of `tandem run`, written as reports write them: `-3`, `'a'`, `"text"`, `[1, 2, 3]`, `null`.
//!
//! A list becomes memory: a block that a pointer leads to, with its length where the parameter is a slice, or a Java array.

use std::collections::BTreeMap;
use std::sync::Arc;

use tandem::Program;
use tandem_base::layout::{FIRST_INPUT_BLOCK, INPUT_BLOCK_DISTANCE};
use tandem_base::objects::{ARRAY_LENGTH, CLASS};
use tandem_interp::{Inputs, MemoryInput};
use tandem_ir::{FuncId, Module, Region, RegionId, RegionKind, Ty};
use tandem_llvm::Shape;
use tandem_replay::native::Code;
use tandem_texts::string_id;

/// What a text says of a scalar of a type.
type Scalar<'a> = &'a dyn Fn(&str, Ty) -> Result<u128, String>;

/// The input that the arguments of a function are.
pub fn inputs(program: &Program, entry: FuncId, given: &[&String], scalar: Scalar<'_>) -> Result<Inputs, String> {
    let function = &program.module.functions[entry];
    let types = &function.signature.params;
    let name = |index: usize| function.params().get(index).and_then(|param| function.values[*param].name.as_deref());
    let mut making = Making {
        program,
        module: &program.module,
        scalar,
        cells: BTreeMap::new(),
        inputs: Inputs::default(),
        blocks: 0,
    };
    let mut given_left = given.iter();
    let mut index = 0;
    while index < types.len() {
        // The two parts of a slice are one argument, unless they are given apart.
        let slice = name(index).and_then(|name| name.strip_suffix(".0"));
        let is_slice = slice.is_some() && slice == name(index + 1).and_then(|name| name.strip_suffix(".1"));
        let Some(text) = given_left.next().map(|text| text.trim()) else {
            return Err(count(program, entry, given.len()));
        };
        let is_whole = text.starts_with(['[', '"']);
        let length = making.argument(text, index, types[index], &function.name, is_slice)?;
        index += 1;
        if is_slice && is_whole {
            making.inputs.args.push(length);
            index += 1;
        }
    }
    match given_left.next() {
        Some(_) => Err(count(program, entry, given.len())),
        None => Ok(making.finished()),
    }
}

fn count(program: &Program, entry: FuncId, given: usize) -> String {
    let function = &program.module.functions[entry];
    let names = function.params().iter().zip(&function.signature.params).enumerate().map(|(index, (param, ty))| {
        let name = function.values[*param].name.clone().unwrap_or_else(|| format!("arg{index}"));
        let ty = match ty {
            Ty::Int(width) => format!("i{width}"),
            other => format!("{other:?}").to_lowercase(),
        };
        format!("{name}: {ty}")
    });
    let names: Vec<String> = names.collect();
    format!("{} takes {} arguments, not {given}: {}", function.name, names.len(), names.join(", "))
}

struct Making<'a> {
    program: &'a Program,
    module: &'a Module,
    scalar: Scalar<'a>,
    cells: BTreeMap<RegionId, Vec<(Vec<u128>, u128)>>,
    inputs: Inputs,
    blocks: u128,
}

impl Making<'_> {
    /// Adds an argument; how many elements it has.
    fn argument(&mut self, text: &str, index: usize, ty: Ty, function: &str, is_slice: bool) -> Result<u128, String> {
        let (bits, length) = match (ty, text.as_bytes().first()) {
            (Ty::Ptr, Some(b'[')) => self.block(&list(text)?, self.element_bytes(function, index))?,
            (Ty::Ptr, Some(b'"')) => {
                let mut bytes: Vec<String> = quoted(text)?.bytes().map(|byte| byte.to_string()).collect();
                let length = bytes.len() as u128;
                // The end of a text of C's.
                bytes.extend((!is_slice).then(|| "0".to_owned()));
                (self.block(&bytes, Some(1))?.0, length)
            }
            (Ty::Ref, Some(b'[')) => self.array(&list(text)?, function, index)?,
            (Ty::Ref, Some(b'"')) => (self.text(text)?, 0),
            _ => ((self.scalar)(text, ty)?, 0),
        };
        self.inputs.args.push(bits);
        Ok(length)
    }

    /// Bytes of what a pointer parameter leads to, if the source says so.
    fn element_bytes(&self, function: &str, index: usize) -> Option<u64> {
        let Code::Llvm(code) = &self.program.code else { return None };
        let param = code.functions.get(function)?.params.iter().find(|param| param.first == index)?;
        match &param.shape {
            Shape::Pointer(element) | Shape::Slice(element) => element.size(),
            _ => None,
        }
    }

    fn block(&mut self, elements: &[String], bytes: Option<u64>) -> Result<(u128, u128), String> {
        let base = FIRST_INPUT_BLOCK + self.blocks * INPUT_BLOCK_DISTANCE;
        self.blocks += 1;
        let size = |region: &Region| match region.element {
            Ty::Int(width) => u64::from(width).div_ceil(8),
            Ty::F32 => 4,
            Ty::F64 | Ty::Ptr => 8,
            _ => 0,
        };
        let fits = |region: &&(RegionId, &Region)| {
            region.1.keys == [Ty::Ptr] && bytes.is_none_or(|bytes| bytes == size(region.1)) && size(region.1) > 0
        };
        let regions: Vec<(RegionId, &Region)> = self.module.regions.iter().collect();
        let fitting: Vec<&(RegionId, &Region)> = regions.iter().filter(fits).collect();
        match (&fitting[..], bytes) {
            ([], Some(_)) => {}
            ([], None) | ([_, _, ..], None) => {
                return Err("it is not known what the elements of this list are".to_owned());
            }
            (fitting, _) => {
                // A value is seen as whatever the program reads.
                for (id, region) in fitting.iter().copied() {
                    for (index, element) in (0..).zip(elements) {
                        let bits = (self.scalar)(element, region.element)?;
                        let address = base + index * u128::from(size(region));
                        self.cells.entry(*id).or_default().push((vec![address], bits));
                    }
                }
            }
        }
        Ok((base, elements.len() as u128))
    }

    fn array(&mut self, elements: &[String], function: &str, index: usize) -> Result<(u128, u128), String> {
        self.blocks += 1;
        let object = self.blocks;
        let kind = match &self.program.code {
            Code::Java(code) => {
                code.methods.get(function).and_then(|facts| facts.param_types.get(index)).map(|ty| format!("{ty:?}"))
            }
            _ => None,
        };
        let is_own = |region: &Region| region.name.starts_with("array.") && region.name != ARRAY_LENGTH;
        let arrays: Vec<(RegionId, &Region)> =
            self.module.regions.iter().filter(|(_, region)| is_own(region)).collect();
        let named = |region: &Region| {
            let element = region.name.trim_start_matches("array.").to_lowercase();
            kind.as_ref().is_some_and(|kind| kind.to_lowercase().contains(&element))
        };
        let chosen = match &arrays[..] {
            [one] => Some(*one),
            several => several.iter().copied().find(|(_, region)| named(region)),
        };
        if let Some((id, region)) = chosen {
            for (at, element) in (0..).zip(elements) {
                let bits = if element.starts_with('"') {
                    self.text(element)?
                } else {
                    (self.scalar)(element, region.element)?
                };
                self.cells.entry(id).or_default().push((vec![object, at], bits));
            }
        } else if !arrays.is_empty() {
            return Err("it is not known what the elements of this list are".to_owned());
        }
        if let Some(lengths) = self.module.region_named(ARRAY_LENGTH) {
            self.cells.entry(lengths).or_default().push((vec![object], elements.len() as u128));
        }
        if let Some(classes) = self.module.region_named(CLASS) {
            // Some class: only its being an object matters here.
            self.cells.entry(classes).or_default().push((vec![object], 1));
        }
        Ok((object, elements.len() as u128))
    }

    fn text(&mut self, text: &str) -> Result<u128, String> {
        let text = quoted(text)?;
        let number = u128::from(string_id(&text.encode_utf16().collect::<Vec<u16>>()));
        self.inputs.strings.insert(text);
        Ok(number)
    }

    fn finished(mut self) -> Inputs {
        // New objects come after those of the input.
        let counts = self.module.regions.iter().filter(|(_, region)| region.kind == RegionKind::ObjectCount);
        for (id, _) in counts {
            self.cells.entry(id).or_default().push((vec![], self.blocks + 1));
        }
        let memories = std::mem::take(&mut self.cells).into_iter();
        let memory = |cells| Arc::new(MemoryInput { default: 0, cells });
        self.inputs.memories = memories.map(|(region, cells)| (region, memory(cells))).collect();
        self.inputs
    }
}

/// The elements of `[1, "a, b", 3]`.
fn list(text: &str) -> Result<Vec<String>, String> {
    let wrong = || format!("{text:?} is not a list");
    let inner = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).ok_or_else(wrong)?;
    let mut elements = Vec::new();
    let mut element = String::new();
    let (mut quote, mut is_escaped) = (None, false);
    for letter in inner.chars() {
        match (quote, letter) {
            (None, ',') => elements.push(std::mem::take(&mut element)),
            (None, '[' | ']') => return Err("lists of lists are not supported".to_owned()),
            (_, _) => {
                element.push(letter);
                quote = match quote {
                    None if letter == '"' || letter == '\'' => Some(letter),
                    Some(open) if open == letter && !is_escaped => None,
                    quote => quote,
                };
                is_escaped = letter == '\\' && !is_escaped;
            }
        }
    }
    if quote.is_some() {
        return Err(wrong());
    }
    if !element.trim().is_empty() || !elements.is_empty() {
        elements.push(element);
    }
    let elements: Vec<String> = elements.iter().map(|element| element.trim().to_owned()).collect();
    if elements.iter().any(String::is_empty) { Err(wrong()) } else { Ok(elements) }
}

fn quoted(text: &str) -> Result<String, String> {
    let inner = text.strip_prefix('"').and_then(|text| text.strip_suffix('"')).filter(|_| text.len() > 1);
    inner.map(|inner| unescaped(inner).collect()).ok_or_else(|| format!("{text} has no quote at its end"))
}

/// The letters of a text with escapes such as `\n` and `\u{e9}`.
pub fn unescaped(text: &str) -> impl Iterator<Item = char> + '_ {
    let mut letters = text.chars();
    std::iter::from_fn(move || match letters.next()? {
        '\\' => Some(match letters.next()? {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            '0' => '\0',
            'u' => {
                let rest = letters.as_str();
                let (digits, length) = match rest.strip_prefix('{').and_then(|rest| rest.split_once('}')) {
                    Some((digits, _)) => (digits, digits.len() + 2),
                    None => (rest.get(..4)?, 4),
                };
                let letter = u32::from_str_radix(digits, 16).ok().and_then(char::from_u32)?;
                letters = rest[length..].chars();
                letter
            }
            other => other,
        }),
        letter => Some(letter),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_texts_are_read() {
        assert_eq!(list("[1, -2,3 ]"), Ok(vec!["1".to_owned(), "-2".to_owned(), "3".to_owned()]));
        assert_eq!(list("[]"), Ok(vec![]));
        assert_eq!(list("[\"a, b\", 'c']"), Ok(vec!["\"a, b\"".to_owned(), "'c'".to_owned()]));
        assert!(list("[1,,2]").is_err() && list("[1").is_err() && list("[[1]]").is_err());
        assert_eq!(quoted("\"a\\n\\u{e9}\\u0041\\\"\""), Ok("a\né A\"".replace(' ', "")));
        assert!(quoted("\"").is_err());
    }
}
