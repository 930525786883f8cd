//! What a run of the interpreter would have printed, from what streams are given and from calls of `printf`, `puts` and
//! `putchar`.

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
            ("output.character", [_, character]) => output.push((*character & 0xff) as u8 as char),
            ("output.number", [_, number, letter, flags, width, precision]) => {
                let [letter, flags, width, precision] =
                    [letter, flags, width, precision].map(|bits| *bits as u32 as i32);
                output.push_str(&number_text(*number as u64, letter as u8, flags, width, precision)?);
            }
            ("putchar", [character]) => output.push((*character & 0xff) as u8 as char),
            _ => return Err(format!("a call of {name}")),
        }
    }
    Ok(output)
}

/// An integer as `printf` writes it.
fn number_text(number: u64, letter: u8, flags: i32, width: i32, precision: i32) -> Result<String, String> {
    if precision >= 0 || flags & !0b10001 != 0 {
        return Err("a number with a precision, or with signs".into());
    }
    let text = match letter {
        b'd' => (number as i64).to_string(),
        b'u' => number.to_string(),
        b'x' => format!("{number:x}"),
        b'X' => format!("{number:X}"),
        b'o' => format!("{number:o}"),
        _ => return Err(format!("a number with %{}", letter as char)),
    };
    let missing = usize::try_from(width).unwrap_or(0).saturating_sub(text.len());
    let (left, zeros) = (flags & 1 != 0, flags & 0b10000 != 0);
    Ok(match (left, zeros, text.strip_prefix('-')) {
        (true, ..) => text + &" ".repeat(missing),
        (false, true, Some(digits)) => format!("-{}{digits}", "0".repeat(missing)),
        (false, true, None) => "0".repeat(missing) + &text,
        (false, false, _) => " ".repeat(missing) + &text,
    })
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
