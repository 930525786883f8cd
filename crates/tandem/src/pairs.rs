//! Which functions of two programs are compared, and the claims about them.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

use tandem_ir::pass::{NormalizeOptions, normalize};
use tandem_ir::text::in_text_order;
use tandem_ir::{Const, Inst, Module, Pair, Side};
use tandem_proof::claim::{Claim, Predicate, Program};
use tandem_proof::expression;
use tandem_proof::reshape::arithmetic;
use tandem_proof::semantics::{Aliasing, Ints, Overflow, Semantics};

use crate::cli::ClaimArgs;
use crate::load::{Loaded, Sources};
use crate::native::Code;
use crate::unsigned;

/// A program in the form that claims are about.
#[derive(Clone)]
pub struct Subject {
    /// The program.
    pub module: Arc<Module>,
    /// Functions that could not be lowered: their names and why.
    pub refused: Vec<(String, String)>,
    /// What it can be run natively from.
    pub code: Arc<Code>,
    /// Globals that stand for addresses of the program's own functions, with how users call those.
    pub addresses: Vec<(String, String)>,
}

/// Both programs.
pub struct Programs {
    sources: Sources,
    semantics: Semantics,
    /// Everything in them.
    pub all: Pair<Subject>,
}

/// Loads and normalises both programs.
pub fn load_pair(paths: Pair<&Path>, semantics: &Semantics, cflags: &[String]) -> Result<Programs, String> {
    lowered(Sources::read(paths, cflags).map_err(|error| error.to_string())?, semantics)
}

fn lowered(mut sources: Sources, semantics: &Semantics) -> Result<Programs, String> {
    sources.no_alias = semantics.aliasing == Aliasing::None;
    sources.overflow_undefined = semantics.overflow == Overflow::Undefined;
    let all = sources.lower_all().map_err(|error| error.to_string())?.map(|loaded| subject(loaded, semantics));
    Ok(Programs { sources, semantics: *semantics, all })
}

impl Programs {
    /// The same programs under another semantics.
    pub fn under(&self, semantics: &Semantics) -> Result<Programs, String> {
        lowered(self.sources.clone(), semantics)
    }

    /// Both programs as far as the two functions need them.
    pub fn about(&self, entries: &Pair<String>) -> Result<Pair<Subject>, String> {
        let loaded = self.sources.lower_for(entries).map_err(|error| error.to_string())?;
        let pair = loaded.zip(self.all.as_ref()).map(|(loaded, all)| match loaded {
            Some(loaded) => subject(loaded, &self.semantics),
            None => all.clone(),
        });
        for side in Side::BOTH {
            let refused = pair[side].refused.iter().find(|(name, _)| *name == entries[side]);
            if let (None, Some((name, why))) = (pair[side].module.function_named(&entries[side]), refused) {
                return Err(format!("the {side} function {name} is not supported: {why}"));
            }
        }
        check_addresses(&pair)?;
        Ok(pair)
    }
}

/// Functions whose addresses go where we do not see who calls them must be the same on both sides: Tandem compares
/// functions, not what is behind addresses.
fn check_addresses(pair: &Pair<Subject>) -> Result<(), String> {
    let used = pair.as_ref().map(|subject| {
        let module = &subject.module;
        let insts = module.functions.values().flat_map(|function| function.insts.values());
        let globals = insts.filter_map(|data| match data.inst {
            Inst::Const(Const::Global(global)) => Some(module.globals[global].name.as_str()),
            _ => None,
        });
        let globals: BTreeSet<&str> = globals.collect();
        let mut own = subject.addresses.iter().filter(|(name, _)| globals.contains(name.as_str())).collect::<Vec<_>>();
        own.sort();
        own
    });
    if used.left.is_empty() || used.right.is_empty() {
        return Ok(());
    }
    let differ = |one: &[&(String, String)], other: &[&(String, String)]| {
        one.iter().find(|(name, _)| other.iter().all(|(same, _)| same != name)).map(|(_, path)| path.clone())
    };
    match differ(&used.left, &used.right).or_else(|| differ(&used.right, &used.left)) {
        None => Ok(()),
        Some(path) => Err(format!(
            "the address of {path} is used, which is not the same function on both sides: what is behind addresses is \
             not compared"
        )),
    }
}

fn subject(loaded: Loaded, semantics: &Semantics) -> Subject {
    let Loaded { module, refused, code, addresses } = loaded;
    Subject { module: Arc::new(normalised(&module, semantics)), refused, code: Arc::new(code), addresses }
}

/// A program in the form that claims are about.
pub fn normalised(module: &Module, semantics: &Semantics) -> Module {
    let arithmetic = arithmetic(semantics);
    let mut module = module.clone();
    normalize(&mut module, &NormalizeOptions { arithmetic, ..NormalizeOptions::default() });
    // Values without a name are called by their numbers, in expressions and in the printed text alike.
    in_text_order(&module)
}

/// The functions that the user named.
#[derive(Clone, Copy, Debug, Default)]
pub struct Wanted<'a> {
    /// Of both programs.
    pub entry: Option<&'a str>,
    /// Of the left program.
    pub left_entry: Option<&'a str>,
    /// Of the right program.
    pub right_entry: Option<&'a str>,
}

impl<'a> From<&'a ClaimArgs> for Wanted<'a> {
    fn from(args: &'a ClaimArgs) -> Wanted<'a> {
        Wanted {
            entry: args.entry.as_deref(),
            left_entry: args.left_entry.as_deref(),
            right_entry: args.right_entry.as_deref(),
        }
    }
}

/// The names of the functions to compare.
pub fn entries(pair: &Pair<Subject>, wanted: &Wanted<'_>) -> Result<Vec<Pair<String>>, String> {
    let wanted = match (wanted.entry, wanted.left_entry, wanted.right_entry) {
        (Some(entry), _, _) => Some(Pair::new(entry, entry)),
        (None, Some(left), Some(right)) => Some(Pair::new(left, right)),
        _ => None,
    };
    if let Some(wanted) = wanted {
        let found = Pair::try_from_fn(|side| find_function(&pair[side], wanted[side], side))?;
        return Ok(vec![found]);
    }
    let common: Vec<Pair<String>> = pair
        .left
        .module
        .functions
        .values()
        .filter(|function| pair.right.module.function_named(&function.name).is_some())
        .map(|function| Pair::new(function.name.clone(), function.name.clone()))
        .collect();
    if common.is_empty() {
        let names = |side: Side| {
            let functions = pair[side].module.functions.values();
            functions.map(|function| function.name.clone()).collect::<Vec<_>>().join(", ")
        };
        return Err(format!(
            "the programs have no function of the same name (left: {}; right: {}); use --left-entry and --right-entry",
            names(Side::Left),
            names(Side::Right)
        ));
    }
    Ok(common)
}

/// The function a user means by a name: the name itself, or the only path that ends in it.
fn find_function(subject: &Subject, wanted: &str, side: Side) -> Result<String, String> {
    let module = &subject.module;
    if module.function_named(wanted).is_some() {
        return Ok(wanted.to_owned());
    }
    let names: Vec<String> = module.functions.values().map(|function| function.name.clone()).collect();
    let ending: Vec<&String> = names
        .iter()
        .filter(|name| name.ends_with(&format!("::{wanted}")) || name.ends_with(&format!(".{wanted}")))
        .collect();
    match ending[..] {
        [only] => Ok(only.clone()),
        [] => {
            let same = |name: &str| {
                name == wanted || name.ends_with(&format!("::{wanted}")) || name.ends_with(&format!(".{wanted}"))
            };
            // By itself it may be supported: what the functions beside it do has no influence then.
            if let Some((name, _)) = subject.refused.iter().find(|(name, _)| same(name)) {
                return Ok(name.clone());
            }
            let hint = match tandem_proof::expression::nearest(wanted, &names) {
                Some(near) => format!("; did you mean {near}?"),
                None => format!("; it has {}", names.join(", ")),
            };
            Err(format!("the {side} program has no function {wanted}{hint}"))
        }
        _ => Err(format!("{wanted} is ambiguous in the {side} program: {ending:?}")),
    }
}

/// What a program calls the objects that exist once.
fn constants(code: &Code) -> Vec<(u128, String)> {
    let Code::Java(code) = code else { return vec![] };
    let simple = |class: &str| class.rsplit(['/', '$']).next().unwrap_or(class).to_owned();
    let shown =
        |(number, (class, name)): (&u64, &(String, String))| (u128::from(*number), format!("{}.{name}", simple(class)));
    code.constants.iter().map(shown).collect()
}

/// The claim about one pair of functions.
pub fn claim(
    pair: &Pair<Subject>,
    entries: &Pair<String>,
    semantics: Semantics,
    assume: &[String],
    ensure: Option<&str>,
    traps_agree: bool,
) -> Result<Claim, String> {
    let programs = Pair::try_from_fn(|side| {
        let module = pair[side].module.clone();
        let entry = module.function_named(&entries[side]).ok_or_else(|| format!("no function {}", entries[side]))?;
        Ok::<Program, String>(Program { module, entry })
    })?;
    let signs =
        Pair::try_from_fn(|side| Ok::<_, String>(unsigned::names(&pair[side].code, programs[side].function())))?;
    let parse = |flag: &str, text: &str| {
        let text = match semantics.ints {
            Ints::Machine => &unsigned::written_out(text, &signs)
                .map_err(|error| format!("{flag} {}: {error}", expression::quoted(text)))?,
            Ints::Math => text,
        };
        Predicate::parse(text).map_err(|error| format!("{flag} {}: {error}", expression::quoted(text)))
    };
    let assume = match assume {
        [] => None,
        [one] => Some(parse("--assume", one)?),
        several => {
            let joined = several.iter().map(|text| format!("({text})")).collect::<Vec<_>>().join(" && ");
            Some(parse("--assume", &joined)?)
        }
    };
    let ensure = ensure.map(|text| parse("--ensure", text)).transpose()?;
    let mut claim = Claim::new(programs, semantics, assume, ensure).map_err(|error| error.to_string())?;
    claim.traps_agree = traps_agree;
    claim.unsigned = signs;
    for (_, subject) in pair.iter() {
        claim.constants.extend(constants(&subject.code));
    }
    claim.check_predicates().map_err(|error| error.to_string())?;
    Ok(claim)
}
