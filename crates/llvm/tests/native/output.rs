//! What a run of the interpreter would have printed, from its calls of `printf`, `puts` and `putchar`.

use std::collections::BTreeMap;

use tandem_interp::{Event, global_address};
use tandem_ir::Module;

/// The text that the events print.
pub fn printed(module: &Module, events: &[Event]) -> Result<String, String> {
    let texts: BTreeMap<u128, String> = module
        .globals
        .values()
        .filter_map(|global| Some((u128::from(global_address(&global.name)), literal(&global.name)?)))
        .collect();
    let mut output = String::new();
    for event in events {
        let name = event.callee.split(['(', '+']).next().unwrap_or("");
        let text = |bits: &u128| texts.get(bits).ok_or_else(|| format!("{name} of an unknown text"));
        match (name, &event.args[..]) {
            ("printf", [format, rest @ ..]) => output.push_str(&formatted(text(format)?, rest, &texts)?),
            ("puts", [line]) => {
                output.push_str(text(line)?);
                output.push('\n');
            }
            ("putchar", [character]) => output.push((*character & 0xff) as u8 as char),
            _ => return Err(format!("a call of {name}")),
        }
    }
    Ok(output)
}

fn literal(name: &str) -> Option<String> {
    let quoted = name.strip_prefix("str:\"")?.strip_suffix('"')?;
    let mut text = String::new();
    let mut characters = quoted.chars();
    while let Some(character) = characters.next() {
        if character != '\\' {
            text.push(character);
            continue;
        }
        text.push(match characters.next()? {
            'n' => '\n',
            't' => '\t',
            'r' => '\r',
            other => other,
        });
    }
    Some(text)
}

fn formatted(format: &str, args: &[u128], texts: &BTreeMap<u128, String>) -> Result<String, String> {
    let mut output = String::new();
    let mut args = args.iter();
    let mut characters = format.chars().peekable();
    while let Some(character) = characters.next() {
        if character != '%' {
            output.push(character);
            continue;
        }
        let mut spec = String::new();
        let conversion = loop {
            match characters.next() {
                Some(next) if next.is_ascii_alphabetic() && !matches!(next, 'l' | 'h' | 'z') => break next,
                Some('%') => break '%',
                Some(next) => spec.push(next),
                None => return Err("a format that ends early".into()),
            }
        };
        if conversion == '%' {
            output.push('%');
            continue;
        }
        let bits = *args.next().ok_or("too few arguments of printf")?;
        let long = spec.contains('l') || spec.contains('z');
        let number = if long { bits as u64 as i64 } else { i64::from(bits as u32 as i32) };
        let unsigned = if long { bits as u64 } else { u64::from(bits as u32) };
        let digits: String = spec.chars().filter(|c| c.is_ascii_digit()).collect();
        let text = match conversion {
            'd' | 'i' => number.to_string(),
            'u' => unsigned.to_string(),
            'x' => format!("{unsigned:x}"),
            'X' => format!("{unsigned:X}"),
            'c' => ((bits & 0xff) as u8 as char).to_string(),
            's' => texts.get(&bits).cloned().ok_or("printf of an unknown text")?,
            'a' => return Err("hexadecimal floats".into()),
            other => return Err(format!("printf with %{other}")),
        };
        let width: usize = digits.trim_start_matches('0').parse().unwrap_or(0);
        let fill = if digits.starts_with('0') { '0' } else { ' ' };
        output.extend(std::iter::repeat_n(fill, width.saturating_sub(text.len())));
        output.push_str(&text);
    }
    Ok(output)
}
