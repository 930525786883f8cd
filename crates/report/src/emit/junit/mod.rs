//! Tests for JUnit 5.

mod objects;

use std::collections::BTreeMap;
use std::fmt::Write;

use tandem_base::Side;
use tandem_base::objects::EXCEPTION_MESSAGE;
use tandem_ir::Outcome;
use tandem_jvm::JavaType;
use tandem_replay::native::Code;

use self::objects::Writer;
use super::{Subject, Test};

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
    let differing = subject.differing_cells();
    match (subject.outcome(), &method.result) {
        (Outcome::Throw(thrown), _) => {
            let code_of =
                |name: &&String| Outcome::Throw((*name).clone()).code() == Outcome::Throw(thrown.clone()).code();
            let thrown = code.names.values().find(code_of).unwrap_or(thrown).replace(['/', '$'], ".");
            let throws = format!("Assertions.assertThrows({thrown}.class, () -> {call})");
            match differing.iter().find(|(region, ..)| region == EXCEPTION_MESSAGE) {
                Some((.., message)) => {
                    let message = writer.message(*message)?;
                    writer.line(&format!("Assertions.assertEquals({message}, {throws}.getMessage());"));
                }
                None => writer.line(&format!("{throws};")),
            }
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
    for (region, ty, keys, bits) in differing.iter().filter(|(region, ..)| region != EXCEPTION_MESSAGE) {
        writer.expect_cell(region, *ty, keys, *bits)?;
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
