//! Objects of a test: made without their constructors, and their fields set as the input says.

use std::collections::BTreeMap;
use std::fmt::Write;

use tandem_base::layout::{FIRST_SPECIAL, FIRST_TEXT};
use tandem_ir::Ty;
use tandem_jvm::JavaType;
use tandem_replay::native::JavaCode;
use tandem_texts::{made_up_text, string_id};

use super::super::{Subject, signed};

/// The body of a test as it is written.
pub struct Writer<'a, 's> {
    /// What the test is made from.
    pub subject: &'a Subject<'s>,
    /// What the class files say.
    pub code: &'a JavaCode,
    /// The statements so far.
    pub body: String,
    /// Variables for objects, by number.
    pub made: BTreeMap<u128, String>,
    /// Whether fields are read or set by reflection.
    pub needs_helpers: bool,
}

impl Writer<'_, '_> {
    /// Adds a statement.
    pub fn line(&mut self, text: &str) {
        let _ = writeln!(self.body, "        {text}");
    }

    fn cell(&self, region: &str, keys: &[u128]) -> u128 {
        self.subject.cells().get(region).and_then(|cells| cells.get(keys).copied()).unwrap_or(0)
    }

    /// The type of a region's elements.
    pub fn region_type(&self, region: &str) -> Option<Ty> {
        let module = &self.subject.claim.programs.left.module;
        module.region_named(region).map(|id| module.regions[id].element)
    }

    /// An expression for a value of a Java type.
    pub fn value(&mut self, ty: &JavaType, bits: u128) -> Result<String, String> {
        Ok(match ty {
            JavaType::Boolean => (bits & 1 == 1).to_string(),
            JavaType::Byte => format!("(byte) {}", signed(8, bits)),
            JavaType::Short => format!("(short) {}", signed(16, bits)),
            JavaType::Char => format!("(char) {}", bits & 0xffff),
            JavaType::Int => signed(32, bits).to_string(),
            JavaType::Long => format!("{}L", signed(64, bits)),
            JavaType::Float => float(f64::from(f32::from_bits(bits as u32)), "Float", "f"),
            JavaType::Double => float(f64::from_bits(bits as u64), "Double", ""),
            JavaType::Object(_) | JavaType::Array(_) => self.object(ty, bits)?,
        })
    }

    /// The variable of an object, which is made if it is new.
    fn object(&mut self, ty: &JavaType, number: u128) -> Result<String, String> {
        if number == 0 {
            return Ok("null".to_owned());
        }
        if let Some(known) = self.made.get(&number) {
            return Ok(known.clone());
        }
        if number >> 63 == 1 {
            return self.text(number);
        }
        if let Some((class, name)) = self.code.constants.get(&(number as u64)) {
            return Ok(format!("{}.{name}", class.replace(['/', '$'], ".")));
        }
        if number >= FIRST_SPECIAL {
            return Err("an object that exists once is part of the input".to_owned());
        }
        let name = format!("o{number}");
        match ty {
            JavaType::Array(element) => {
                let length = self.cell("array.length", &[number]);
                self.line(&format!("{} {name} = {};", written(ty), new_array(element, length)));
                self.made.insert(number, name.clone());
                let region = match &**element {
                    JavaType::Object(_) | JavaType::Array(_) => "array.ref".to_owned(),
                    primitive => format!("array.{}", written(primitive)),
                };
                let cells = self.subject.cells();
                let elements: Vec<(u128, u128)> = cells
                    .get(region.as_str())
                    .into_iter()
                    .flatten()
                    .filter(|(keys, bits)| keys[0] == number && keys[1] < length && **bits != 0)
                    .map(|(keys, bits)| (keys[1], *bits))
                    .collect();
                for (index, bits) in elements {
                    let value = self.value(element, bits)?;
                    self.line(&format!("{name}[{index}] = {value};"));
                }
            }
            JavaType::Object(class) if &**class == "java/lang/String" => {
                let text = self.cell("java.lang.String.text", &[number]) | FIRST_TEXT;
                let text = self.text(text)?;
                self.line(&format!("String {name} = new String({text});"));
                self.made.insert(number, name.clone());
            }
            JavaType::Object(class) => {
                let code = self.cell("class", &[number]) as u32;
                let class = self.code.names.get(&code).cloned().unwrap_or_else(|| class.to_string());
                if class.starts_with("java/") || class.starts_with("tandem/models/") {
                    return Err(format!("an object of the library's class {class} is part of the input"));
                }
                self.needs_helpers = true;
                let shown = class.replace(['/', '$'], ".");
                self.line(&format!("{shown} {name} = make({shown}.class);"));
                self.made.insert(number, name.clone());
                let cells = self.subject.cells();
                let prefix = format!("{}.", class.replace('/', "."));
                let fields: Vec<(String, u128)> = cells
                    .iter()
                    .filter_map(|(region, cells)| {
                        let field = region.strip_prefix(&prefix)?;
                        cells.get(&[number][..]).filter(|bits| **bits != 0).map(|bits| (field.to_owned(), *bits))
                    })
                    .collect();
                for (field, bits) in fields {
                    let ty = self.region_type(&format!("{prefix}{field}")).ok_or("a field that is not known")?;
                    let value = self.boxed(ty, bits)?;
                    self.line(&format!("set({name}, {shown}.class, \"{field}\", {value});"));
                }
            }
            _ => return Err("an object of a primitive type".to_owned()),
        }
        Ok(name)
    }

    /// A value for a field whose Java type is not known: objects must have been made before.
    pub fn boxed(&mut self, ty: Ty, bits: u128) -> Result<String, String> {
        Ok(match ty {
            Ty::Bool => (bits & 1 == 1).to_string(),
            Ty::Int(8) => format!("(byte) {}", signed(8, bits)),
            Ty::Int(32) => signed(32, bits).to_string(),
            Ty::Int(64) => format!("{}L", signed(64, bits)),
            Ty::F32 => float(f64::from(f32::from_bits(bits as u32)), "Float", "f"),
            Ty::F64 => float(f64::from_bits(bits as u64), "Double", ""),
            Ty::Ref if bits == 0 => "null".to_owned(),
            Ty::Ref if bits >> 63 == 1 => self.text(bits)?,
            Ty::Ref => match self.made.get(&bits) {
                Some(name) => name.clone(),
                None => return Err("an object whose type only a field tells".to_owned()),
            },
            _ => return Err("a field that has no literal".to_owned()),
        })
    }

    /// A literal for a text, by its number.
    pub fn text(&self, number: u128) -> Result<String, String> {
        let modules = self.subject.claim.programs.iter().flat_map(|(_, program)| program.module.strings.iter());
        let known = self.subject.found.input.strings.iter().chain(modules);
        let text = known.into_iter().find(|text| {
            let units: Vec<u16> = text.encode_utf16().collect();
            u128::from(string_id(&units)) == number
        });
        let made = || self.subject.found.runs.left.strings.as_ref()?.text(number as u64);
        let text = text.cloned().or_else(made);
        let units = text.map_or_else(|| made_up_text(number as u64), |text| text.encode_utf16().collect());
        let letters = units.iter().map(|unit| match char::from_u32(u32::from(*unit)) {
            Some(letter) if letter.is_ascii_alphanumeric() || " .,:;-_/+*!?".contains(letter) => letter.to_string(),
            _ => format!("\\u{unit:04x}"),
        });
        Ok(format!("\"{}\"", letters.collect::<String>()))
    }

    /// An expression for the message of an exception.
    pub fn message(&self, number: u128) -> Result<String, String> {
        if number == 0 { Ok("null".to_owned()) } else { self.text(number | FIRST_TEXT) }
    }

    /// Adds a statement that a cell holds this at the end.
    pub fn expect_cell(&mut self, region: &str, ty: Ty, keys: &[u128], bits: u128) -> Result<(), String> {
        let object = keys.first().map(|number| {
            self.made
                .get(number)
                .cloned()
                .ok_or_else(|| format!("the sides differ in {region} of an object made on the way"))
        });
        let expected = self.boxed(ty, bits)?;
        match (object.transpose()?, keys) {
            (Some(array), [_, index]) => {
                self.line(&format!("Assertions.assertEquals({expected}, {array}[{}]);", signed(32, *index)));
            }
            (object, _) => {
                let (owner, field) = region.rsplit_once('.').ok_or("a field without an owner")?;
                self.needs_helpers = true;
                let object = object.unwrap_or_else(|| "null".to_owned());
                let owner = owner.replace('$', ".");
                self.line(&format!("Assertions.assertEquals({expected}, get({object}, {owner}.class, \"{field}\"));"));
            }
        }
        Ok(())
    }
}

fn float(number: f64, class: &str, suffix: &str) -> String {
    match number {
        _ if number.is_nan() => format!("{class}.NaN"),
        _ if number.is_infinite() && number > 0.0 => format!("{class}.POSITIVE_INFINITY"),
        _ if number.is_infinite() => format!("{class}.NEGATIVE_INFINITY"),
        _ if suffix == "f" => format!("{:?}f", number as f32),
        _ => format!("{number:?}"),
    }
}

fn written(ty: &JavaType) -> String {
    match ty {
        JavaType::Boolean => "boolean".to_owned(),
        JavaType::Byte => "byte".to_owned(),
        JavaType::Char => "char".to_owned(),
        JavaType::Short => "short".to_owned(),
        JavaType::Int => "int".to_owned(),
        JavaType::Long => "long".to_owned(),
        JavaType::Float => "float".to_owned(),
        JavaType::Double => "double".to_owned(),
        JavaType::Object(name) => name.replace(['/', '$'], "."),
        JavaType::Array(element) => format!("{}[]", written(element)),
    }
}

fn new_array(element: &JavaType, length: u128) -> String {
    let mut inner = element;
    let mut more = String::new();
    while let JavaType::Array(next) = inner {
        inner = next;
        more.push_str("[]");
    }
    format!("new {}[{length}]{more}", written(inner))
}
