//! Tests for JUnit 5. Objects are made without their constructors and their fields set, as the input says.

use std::collections::BTreeMap;
use std::fmt::Write;

use tandem_ir::strings::{made_up_text, string_id};
use tandem_ir::{Outcome, Side, Ty};
use tandem_jvm::JavaType;

use super::{Subject, Test, signed};
use crate::native::{Code, JavaCode};

/// What the tests need to make objects.
const HELPERS: &str = r#"
    private static <T> T make(Class<T> type) throws Exception {
        java.lang.reflect.Field field = Class.forName("sun.misc.Unsafe").getDeclaredField("theUnsafe");
        field.setAccessible(true);
        Object unsafe = field.get(null);
        return type.cast(unsafe.getClass().getMethod("allocateInstance", Class.class).invoke(unsafe, type));
    }

    private static void set(Object object, Class<?> owner, String name, Object value) throws Exception {
        java.lang.reflect.Field field = owner.getDeclaredField(name);
        field.setAccessible(true);
        field.set(object, value);
    }

    private static Object get(Object object, Class<?> owner, String name) throws Exception {
        java.lang.reflect.Field field = owner.getDeclaredField(name);
        field.setAccessible(true);
        return field.get(object);
    }
"#;

pub fn emit(subject: &Subject<'_>) -> Result<Test, String> {
    let model = subject.model("Java", |side: Side| matches!(subject.code[side], Code::Java(_)))?;
    let Code::Java(code) = subject.code[model] else { return Err(format!("the {model} side is not in Java")) };
    let function = subject.claim.programs[model].function();
    let method = code.methods.get(&function.name).ok_or("nothing is known of the method")?;
    if method.name.starts_with('<') {
        return Err("constructors are not called by themselves".to_owned());
    }
    let mut writer = Writer { subject, code, body: String::new(), made: BTreeMap::new(), needs_helpers: false };
    for (region, cells) in subject.cells() {
        if let Some(bits) = cells.get(&[][..])
            && !region.starts_with('@')
            && let Some((owner, field)) = region.rsplit_once('.')
        {
            let ty = writer.region_type(region).ok_or("a field that this side does not have")?;
            writer.needs_helpers = true;
            let value = writer.boxed(ty, *bits)?;
            writer.line(&format!("set(null, {}.class, \"{field}\", {value});", owner.replace('$', ".")));
        }
    }
    let mut args = Vec::new();
    for (ty, bits) in method.param_types.iter().zip(&subject.found.input.args.left) {
        args.push(writer.value(ty, *bits)?);
    }
    let class = method.class.replace('/', ".");
    let (package, simple) = class.rsplit_once('.').unwrap_or(("", class.as_str()));
    let simple = simple.replace('$', ".");
    let target = if method.has_receiver { args.remove(0) } else { simple.clone() };
    let call = format!("{target}.{}({})", method.name, args.join(", "));
    match (subject.outcome(), &method.result) {
        (Outcome::Throw(thrown), _) => {
            let code_of =
                |name: &&String| Outcome::Throw((*name).clone()).code() == Outcome::Throw(thrown.clone()).code();
            let thrown = code.names.values().find(code_of).unwrap_or(thrown).replace(['/', '$'], ".");
            writer.line(&format!("Assertions.assertThrows({thrown}.class, () -> {call});"));
        }
        (Outcome::Return, None) => writer.line(&format!("{call};")),
        (Outcome::Return, Some(ty)) => {
            let bits = subject.found.runs.left.results.first().copied().unwrap_or(0);
            let expected = match ty {
                JavaType::Object(_) | JavaType::Array(_) if bits != 0 => {
                    let other = subject.found.runs.right.results.first().copied().unwrap_or(0);
                    if writer.made.contains_key(&bits) || code.constants.contains_key(&(bits as u64)) {
                        writer.value(ty, bits)?
                    } else if bits >> 63 == 1 {
                        writer.text(bits)?
                    } else if other == 0 {
                        writer.line(&format!("Assertions.assertNotNull({call});"));
                        String::new()
                    } else {
                        return Err("an object that was made on the way is returned".to_owned());
                    }
                }
                _ => writer.value(ty, bits)?,
            };
            if !expected.is_empty() {
                writer.line(&format!("Assertions.assertEquals({expected}, {call});"));
            }
        }
        (outcome, _) => return Err(format!("the left side ends with {outcome}")),
    }
    for (region, ty, keys, bits) in subject.differing_cells() {
        writer.expect_cell(&region, ty, &keys, bits)?;
    }
    let test = format!("{}{}Test", simple.replace('.', ""), capital(&method.name));
    let mut text = String::new();
    if !package.is_empty() {
        let _ = writeln!(text, "package {package};\n");
    }
    let helpers = if writer.needs_helpers { HELPERS } else { "" };
    let _ = writeln!(
        text,
        "import org.junit.jupiter.api.Assertions;\nimport org.junit.jupiter.api.Test;\n\n/** {} */\nclass {test} {{\n    \
         @Test\n    void keepsItsBehaviour() throws Exception {{\n{}    }}\n{helpers}}}",
        subject.about(),
        writer.body
    );
    Ok(Test { name: format!("{test}.java"), text })
}

fn capital(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().collect::<String>() + letters.as_str()).unwrap_or_default()
}

struct Writer<'a, 's> {
    subject: &'a Subject<'s>,
    code: &'a JavaCode,
    body: String,
    /// Variables for objects, by number.
    made: BTreeMap<u128, String>,
    needs_helpers: bool,
}

impl Writer<'_, '_> {
    fn line(&mut self, text: &str) {
        let _ = writeln!(self.body, "        {text}");
    }

    fn cell(&self, region: &str, keys: &[u128]) -> u128 {
        self.subject.cells().get(region).and_then(|cells| cells.get(keys).copied()).unwrap_or(0)
    }

    fn region_type(&self, region: &str) -> Option<Ty> {
        let module = &self.subject.claim.programs.left.module;
        module.region_named(region).map(|id| module.regions[id].element)
    }

    /// An expression for a value of a Java type.
    fn value(&mut self, ty: &JavaType, bits: u128) -> Result<String, String> {
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
        if number >= 1 << 62 {
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
                let text = self.cell("java.lang.String.text", &[number]) | 1 << 63;
                let text = self.text(text)?;
                self.line(&format!("String {name} = new String({text});"));
                self.made.insert(number, name.clone());
            }
            JavaType::Object(class) => {
                let code = self.cell("class", &[number]) as u32;
                let class = self.code.names.get(&code).cloned().unwrap_or_else(|| class.to_string());
                if class.starts_with("java/") {
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
    fn boxed(&mut self, ty: Ty, bits: u128) -> Result<String, String> {
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

    fn text(&self, number: u128) -> Result<String, String> {
        let modules = self.subject.claim.programs.iter().flat_map(|(_, program)| program.module.strings.iter());
        let known = self.subject.found.input.strings.iter().chain(modules);
        let text = known.into_iter().find(|text| {
            let units: Vec<u16> = text.encode_utf16().collect();
            u128::from(string_id(&units)) == number
        });
        let units = text.map_or_else(|| made_up_text(number as u64), |text| text.encode_utf16().collect());
        let letters = units.iter().map(|unit| match char::from_u32(u32::from(*unit)) {
            Some(letter) if letter.is_ascii_alphanumeric() || " .,:;-_/+*!?".contains(letter) => letter.to_string(),
            _ => format!("\\u{unit:04x}"),
        });
        Ok(format!("\"{}\"", letters.collect::<String>()))
    }

    fn expect_cell(&mut self, region: &str, ty: Ty, keys: &[u128], bits: u128) -> Result<(), String> {
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
