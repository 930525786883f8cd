//! docs/certificate.md is enough to write another checker: it has every field of every type that a certificate is made of, and its
//! example is a certificate.
//!
//! The types are walked by a deserializer that writes down what it is asked for and makes something up: whatever is added to a
//! certificate is found, wherever it is.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use serde::de::value::StrDeserializer;
use serde::de::{self, Deserialize, DeserializeSeed, Deserializer, IntoDeserializer, MapAccess, SeqAccess, Visitor};
use tandem_base::{Budget, Pair};
use tandem_discharge::WithSolver;
use tandem_ir::text::parse_module;
use tandem_kernel::certificate::Certificate;
use tandem_kernel::checker::confirm;
use tandem_kernel::claim::{Claim, Program};
use tandem_kernel::hash::program_hash;
use tandem_solver::{Solver, discover};

/// What the types of a certificate are: the fields of structures, the variants of enumerations.
#[derive(Default)]
struct Types {
    structures: BTreeMap<&'static str, &'static [&'static str]>,
    enumerations: BTreeMap<&'static str, &'static [&'static str]>,
}

/// Certificates may be in certificates: from this depth on, lists are empty.
const DEEPEST: usize = 12;

struct Walk<'w> {
    types: &'w mut Types,
    depth: usize,
}

#[derive(Debug)]
struct Failed(String);

impl fmt::Display for Failed {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(&self.0)
    }
}

impl std::error::Error for Failed {}

impl de::Error for Failed {
    fn custom<T: fmt::Display>(message: T) -> Failed {
        Failed(message.to_string())
    }
}

impl<'w> Walk<'w> {
    fn within(&mut self) -> Walk<'_> {
        Walk { types: self.types, depth: self.depth + 1 }
    }
}

impl<'de> Deserializer<'de> for Walk<'_> {
    type Error = Failed;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Failed> {
        Err(Failed("a type that says nothing of what it is made of".to_owned()))
    }

    fn deserialize_bool<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failed> {
        visitor.visit_bool(false)
    }

    fn deserialize_u64<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failed> {
        visitor.visit_u64(1)
    }

    fn deserialize_str<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failed> {
        visitor.visit_str("text")
    }

    fn deserialize_string<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failed> {
        visitor.visit_str("text")
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failed> {
        visitor.visit_some(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(mut self, visitor: V) -> Result<V::Value, Failed> {
        let left = usize::from(self.depth < DEEPEST);
        visitor.visit_seq(Elements(self.within(), left))
    }

    fn deserialize_tuple<V: Visitor<'de>>(mut self, length: usize, visitor: V) -> Result<V::Value, Failed> {
        visitor.visit_seq(Elements(self.within(), length))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        mut self,
        name: &'static str,
        fields: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Failed> {
        self.types.structures.insert(name, fields);
        visitor.visit_map(Fields { walk: self.within(), fields, next: 0 })
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        name: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Result<V::Value, Failed> {
        self.types.enumerations.insert(name, variants);
        let first: StrDeserializer<'_, Failed> = variants[0].into_deserializer();
        visitor.visit_enum(first)
    }

    fn deserialize_identifier<V: Visitor<'de>>(self, visitor: V) -> Result<V::Value, Failed> {
        visitor.visit_str("text")
    }

    serde::forward_to_deserialize_any! {
        i8 i16 i32 i64 i128 u8 u16 u32 u128 f32 f64 char bytes byte_buf unit unit_struct newtype_struct tuple_struct map ignored_any
    }
}

/// Some elements, each made up.
struct Elements<'w>(Walk<'w>, usize);

impl<'de> SeqAccess<'de> for Elements<'_> {
    type Error = Failed;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Result<Option<T::Value>, Failed> {
        let Some(left) = self.1.checked_sub(1) else { return Ok(None) };
        self.1 = left;
        seed.deserialize(self.0.within()).map(Some)
    }
}

/// All fields of a structure, each made up.
struct Fields<'w> {
    walk: Walk<'w>,
    fields: &'static [&'static str],
    next: usize,
}

impl<'de> MapAccess<'de> for Fields<'_> {
    type Error = Failed;

    fn next_key_seed<K: DeserializeSeed<'de>>(&mut self, seed: K) -> Result<Option<K::Value>, Failed> {
        let Some(field) = self.fields.get(self.next) else { return Ok(None) };
        self.next += 1;
        let field: StrDeserializer<'_, Failed> = (*field).into_deserializer();
        seed.deserialize(field).map(Some)
    }

    fn next_value_seed<V: DeserializeSeed<'de>>(&mut self, seed: V) -> Result<V::Value, Failed> {
        seed.deserialize(self.walk.within())
    }
}

fn document() -> String {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/certificate.md");
    std::fs::read_to_string(path).expect("the format is documented")
}

fn types() -> Types {
    let mut types = Types::default();
    Certificate::deserialize(Walk { types: &mut types, depth: 0 }).expect("all types of a certificate are known");
    types
}

/// The part of a document below a heading.
fn section<'d>(document: &'d str, heading: &str) -> Option<&'d str> {
    let (_, rest) = document.split_once(&format!("\n{heading}\n"))?;
    let end = ["\n## ", "\n### "].iter().filter_map(|next| rest.find(next)).min();
    Some(&rest[..end.unwrap_or(rest.len())])
}

/// The names in the first cells of the tables of a section.
fn rows(section: &str) -> Vec<&str> {
    let first = section.lines().filter_map(|line| line.strip_prefix("| `")?.split(" |").next());
    first.flat_map(|cell| cell.split(", ").map(|name| name.trim_matches('`'))).collect()
}

#[test]
fn every_field_of_a_certificate_is_documented_and_no_other() {
    let (types, document) = (types(), document());
    assert!(types.structures.contains_key("Point") && types.structures.contains_key("Stretch"), "all are walked");
    for (name, fields) in &types.structures {
        let section = section(&document, &format!("### {name}")).unwrap_or_else(|| panic!("there is no {name}"));
        let mut documented = rows(section);
        documented.sort_unstable();
        let mut fields = fields.to_vec();
        fields.sort_unstable();
        assert_eq!(documented, fields, "{name}");
    }
    for (name, variants) in &types.enumerations {
        for variant in *variants {
            assert!(document.contains(&format!("`{variant}`")), "{name}: {variant}");
        }
    }
}

#[test]
fn a_field_that_is_not_documented_is_found() {
    let document =
        "\n### Rule\n\n| field | holds |\n|---|---|\n| `when`, `leaving` | something |\n\n### Given\n| `left` | x |\n";
    assert_eq!(rows(section(document, "### Rule").expect("it is there")), ["when", "leaving"]);
    assert_eq!(section(document, "### Point"), None);
}

/// The text of a code block.
fn block(document: &str, language: &str) -> String {
    let (_, rest) = document.split_once(&format!("```{language}\n")).expect("there is an example");
    rest.split_once("```").expect("it ends").0.to_owned()
}

#[test]
fn the_example_is_a_certificate_of_its_programs() {
    let document = document();
    let certificate: Certificate = serde_json::from_str(&block(&document, "json")).expect("it is one");
    let programs = Pair::new("tir left", "tir right").map(|language: &str| {
        let text = block(&document, language);
        let module = parse_module(&text).unwrap_or_else(|error| panic!("{}: {}", error.line, error.message));
        assert_eq!(blake3::hash(text.as_bytes()).to_hex().to_string(), program_hash(&module), "{language}");
        let entry = module.function_named("twice").expect("it is there");
        Program { module: Arc::new(module), entry }
    });
    let claim = Claim::new(programs, certificate.semantics, None, None).expect("they can be compared");
    let solver = Solver::new(discover::z3().expect("Z3 is installed by make setup"));
    let budget = Budget::lasting(Duration::from_secs(20));
    confirm(&claim, &certificate, &mut WithSolver { solver: &solver, budget }).expect("it is confirmed");
    let mut weaker = certificate;
    weaker.relations[0].points[0].coupling.pop();
    let budget = Budget::lasting(Duration::from_secs(20));
    assert!(confirm(&claim, &weaker, &mut WithSolver { solver: &solver, budget }).is_err(), "every line is needed");
}
