//! The text of a program in C++ that lives through histories of a C++ file.
//!
//! It includes the compared file and uses it as any caller does: objects are made by public constructors, changed by public
//! members, handed to the compared function, and looked at afterwards by public members again. The compiler itself sees to it that
//! nothing private is touched. What is called, and with which types, comes from debug information
//! ([`CppProgram`]); only what both versions have is used, so that one text serves both. Every call stands on a line of its own
//! with a number: a call that does not compile with one of the versions is left out of the text for both.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use tandem_base::Pair;
use tandem_llvm::{CppClass, CppFunction, CppProgram, CppType, without_variant};

use super::cpp_values::{Container, Given};
use super::histories::COMPARED;

/// The function in such a program that lives through one history.
pub const HISTORY: &str = "tandem_history";
/// What lines with numbers are said to be in, so that complaints can be told apart.
pub const CALLS: &str = "tandem_calls";

/// What `support.c` has for such programs, and how numbers and texts are chosen and shown.
const START: &str = include_str!("cpp_harness_start.h");

/// Objects that are made of others that are made of others have an end.
const DEEPEST: usize = 5;

/// A harness with some of its calls left out.
pub struct Harness<'p> {
    pub(super) programs: Pair<&'p CppProgram>,
    compared: &'p CppFunction,
    /// The classes that can be made, by number.
    pub(super) classes: Vec<&'p str>,
    /// The members that histories call; those that are not the same where that matters are left out.
    is_called: &'p dyn Fn(&CppFunction) -> bool,
    left_out: &'p BTreeSet<usize>,
    calls: usize,
}

impl<'p> Harness<'p> {
    /// A harness for a function with this symbol, if callers can call it.
    pub fn new(
        programs: Pair<&'p CppProgram>,
        symbol: &str,
        is_called: &'p dyn Fn(&CppFunction) -> bool,
        left_out: &'p BTreeSet<usize>,
    ) -> Result<Harness<'p>, &'static str> {
        let of = |program: &'p CppProgram| program.function(symbol).ok_or("nothing is told of its types");
        let (compared, other) = (of(programs.left)?, of(programs.right)?);
        if (&compared.params, &compared.result, &compared.name) != (&other.params, &other.result, &other.name) {
            return Err("the two are declared with different types");
        }
        if !compared.is_public && compared.owner.is_some() {
            return Err("it is a private member");
        }
        let mut harness = Harness { programs, compared, classes: vec![], is_called, left_out, calls: 0 };
        harness.find_classes();
        Ok(harness)
    }

    /// Whether the compared function makes objects of its class.
    pub fn is_constructor(&self) -> bool {
        is_constructor(self.compared)
    }

    /// The classes that can be made: each needs those of its constructor's parameters.
    fn find_classes(&mut self) {
        loop {
            let more = self.programs.left.classes.iter().find(|(name, class)| {
                let is_common = self.programs.right.classes.contains_key(*name);
                is_common && !self.classes.contains(&name.as_str()) && self.can_be_made(name, class)
            });
            match more {
                Some((name, _)) => self.classes.push(name),
                None => return,
            }
        }
    }

    fn can_be_made(&self, name: &str, class: &CppClass) -> bool {
        if class.is_abstract || name.contains('(') || name.starts_with("__") {
            return false;
        }
        if let Some(kind) = Container::of(name) {
            return match kind {
                Container::Text => true,
                Container::Vector | Container::Optional => {
                    class.arguments.first().is_some_and(|element| self.given(element, 0, "0").is_some())
                }
            };
        }
        // Of the library only what everybody makes: its members have conditions of their own.
        if is_of_library(name) && !name.starts_with("std::pair<") {
            return false;
        }
        !self.makers(name).is_empty() || !class.has_constructors && !self.declares_constructors(name)
    }

    fn declares_constructors(&self, name: &str) -> bool {
        self.programs.iter().any(|(_, program)| program.classes.get(name).is_some_and(|class| class.has_constructors))
    }

    /// Constructors and functions of the class that make objects.
    fn makers(&self, name: &str) -> Vec<&'p CppFunction> {
        let of = |program: &'p CppProgram| program.classes.get(name);
        let (Some(left), Some(right)) = (of(self.programs.left), of(self.programs.right)) else { return vec![] };
        let is_copy = |function: &CppFunction| matches!(&function.params[..], [CppType::Reference(inner) | CppType::Rvalue(inner)] if inner.class() == Some(name));
        let constructors = left.constructors.iter().filter(|made| right.constructors.contains(made) && !is_copy(made));
        let makes =
            |function: &CppFunction| function.is_static && function.result.plain() == &CppType::Class(name.to_owned());
        let others = left.members.iter().filter(|made| makes(made) && right.members.contains(made));
        let all = constructors.chain(others).filter(|made| (self.is_called)(made));
        all.filter(|made| made.params.iter().all(|ty| self.given(ty, 0, "0").is_some())).collect()
    }

    /// The members of a class that histories call on an object.
    fn steps(&self, name: &str) -> Vec<&'p CppFunction> {
        let of = |program: &'p CppProgram| program.classes.get(name).filter(|_| !is_of_library(name));
        let (Some(left), Some(right)) = (of(self.programs.left), of(self.programs.right)) else { return vec![] };
        let is_plain = |function: &CppFunction| {
            let is_operator = function.name.starts_with("operator");
            !function.is_static
                && (!is_operator && !function.name.contains('<') || is_operator && !function.name.contains(' '))
        };
        let common = left.members.iter().filter(|member| right.members.contains(member) && is_plain(member));
        let given = common.filter(|member| member.params.iter().all(|ty| self.given(ty, 0, "0").is_some()));
        given.filter(|member| self.is_compared(member) || (self.is_called)(member)).collect()
    }

    fn is_compared(&self, function: &CppFunction) -> bool {
        let plain = |function: &CppFunction| function.symbol.as_deref().map(without_variant);
        function.symbol.is_some() && plain(function) == plain(self.compared)
    }

    /// A line with a call, unless it does not compile with one of the versions; a number for each.
    pub(super) fn line(&mut self, text: &str) -> String {
        self.calls += 1;
        if self.left_out.contains(&self.calls) {
            return String::from("tandem_none();\n");
        }
        format!("\n#line {} \"{CALLS}\"\n{text}\n#line 1 \"tandem_rest\"\n", self.calls)
    }

    fn call(&self, function: &CppFunction, object: &str) -> Option<(Vec<Given>, String)> {
        let given: Option<Vec<Given>> =
            function.params.iter().enumerate().map(|(index, ty)| self.given(ty, index, "depth")).collect();
        let mut given = given?;
        // One object may be handed over twice.
        for index in 1..given.len() {
            let class = given[index].object.as_ref().map(|(class, _)| *class);
            let earlier =
                given[..index].iter().find_map(|one| one.object.clone().filter(|(other, _)| Some(*other) == class));
            if let Some((class, name)) = earlier {
                let made = format!("*tandem_make_{class}(depth + 1)");
                given[index].made = given[index].made.replace(&made, &format!("(tandem_choose(4) ? {made} : {name})"));
            }
        }
        let args: Vec<&str> = given.iter().map(|given| given.handed.as_str()).collect();
        let args = args.join(", ");
        let call = match &function.owner {
            Some(owner) if is_constructor(function) => format!("::new {owner}({args})"),
            Some(owner) if function.is_static => format!("{owner}::{}({args})", function.name),
            Some(_) => format!("{object}.{}({args})", function.name),
            None => format!("::{}({args})", function.name),
        };
        Some((given, call))
    }

    /// What says which call is made, with its arguments.
    fn said(&self, function: &CppFunction, given: &[Given]) -> String {
        let is_compared = self.is_compared(function);
        let owner = function.owner.as_ref().map_or(String::new(), |owner| format!("{owner}::"));
        let before = if is_compared { COMPARED } else { "" };
        let mut out = format!("tandem_line(\"{before}{owner}{}(\");", function.name);
        for (index, given) in given.iter().enumerate() {
            let comma = if index == 0 { "" } else { "tandem_say(\", \");" };
            let _ = write!(out, "{comma}{}", given.shown);
        }
        out + "tandem_say(\")\\n\");"
    }

    /// The text of the program.
    pub fn text(&mut self, source: &str) -> Result<String, &'static str> {
        self.calls = 0;
        let mut out = format!("#include \"{source}\"\n{START}\n");
        for (number, name) in self.classes.iter().enumerate() {
            let _ = writeln!(
                out,
                "static {name} *tandem_make_{number}(int depth);\nstatic void tandem_step_{number}({name} &o, int depth);\n\
                 static void tandem_look_{number}({name} &o);"
            );
        }
        for number in 0..self.classes.len() {
            let class = self.class(number);
            out.push_str(&class);
        }
        let history = self.history()?;
        out.push_str(&history);
        Ok(out)
    }

    /// How objects of a class are made, changed and looked at.
    fn class(&mut self, number: usize) -> String {
        let name = self.classes[number];
        let mut arms = String::new();
        let makers = self.makers(name);
        let mut count = makers.len();
        if let Some(kind) = Container::of(name) {
            count = 1;
            arms = kind.made(self, name);
        }
        let makers = if arms.is_empty() { makers } else { vec![] };
        for (index, maker) in makers.iter().enumerate() {
            let Some((given, call)) = self.call(maker, "") else { continue };
            let made: String = given.iter().map(|given| given.made.as_str()).collect();
            let said = self.said(maker, &given);
            let leaves = if self.is_compared(maker) { "if (tandem_leaves_out()) tandem_none();" } else { "" };
            let call = if is_constructor(maker) { call } else { format!("::new {name}({call})") };
            let line = self.line(&format!("{made} {leaves} {said} o = {call};"));
            let _ = writeln!(arms, "case {index}: {{ {line} }} break;");
        }
        if count == 0 {
            // All of it is public, or holds nothing before somebody puts something there.
            count = 1;
            let data = self.programs.left.classes.get(name).map(|class| class.data.clone()).unwrap_or_default();
            let mut sets = self.line(&format!("o = ::new {name}();"));
            for (member, ty) in data {
                if let CppType::Number(_) | CppType::Enum(..) | CppType::Class(_) = &ty
                    && let Some(given) = self.given(&ty, 0, "depth")
                {
                    let set = format!("{{ {} o->{member} = {}; }}", given.made, given.handed);
                    sets.push_str(&self.line(&set).replace("tandem_none();", ""));
                }
            }
            let _ = writeln!(arms, "case 0: {{ {sets} }} break;");
        }
        let mut out = format!(
            "static {name} *tandem_make_{number}(int depth) {{\n    if (depth > {DEEPEST}) tandem_none();\n    {name} *o = 0;\n    \
             switch (tandem_choose({count})) {{\n{arms}    }}\n    if (!o) tandem_none();\n    \
             for (unsigned long k = tandem_choose(7); k > 0; k--) tandem_step_{number}(*o, depth);\n    return o;\n}}\n"
        );
        let steps = self.steps(name);
        let mut arms = String::new();
        let mut looks = String::new();
        for (index, step) in steps.iter().enumerate() {
            let Some((given, call)) = self.call(step, "o") else { continue };
            let made: String = given.iter().map(|given| given.made.as_str()).collect();
            let said = self.said(step, &given);
            let shown = self.shown(&step.result, &call);
            let after: String = given.iter().map(|given| given.after.as_str()).collect();
            let leaves = if self.is_compared(step) { "if (tandem_leaves_out()) return;" } else { "" };
            let line = self.line(&format!("{made} {leaves} {said} {shown} {after}"));
            let _ = writeln!(arms, "case {index}: {{ {line} }} break;");
            if step.is_const && step.params.is_empty() && !self.is_compared(step) {
                let line = self.line(&format!("{said} {shown}")).replace("tandem_none();", "");
                let _ = writeln!(looks, "{{ {line} }}");
            }
        }
        let data = match Container::of(name) {
            Some(kind) => kind.shown(self, name, "o"),
            None => self.show_data(name, "o"),
        };
        let _ = writeln!(
            out,
            "static void tandem_step_{number}({name} &o, int depth) {{\n    switch (tandem_choose({})) {{\n{arms}    }}\n}}\n\
             static void tandem_look_{number}({name} &o) {{\n    tandem_line(\"then\"); {data} tandem_say(\"\\n\");\n{looks}}}",
            steps.len().max(1)
        );
        out
    }

    /// One history: variables are used, the compared call is made, and what it leaves is looked at.
    fn history(&mut self) -> Result<String, &'static str> {
        let globals: BTreeMap<&str, &CppType> = self
            .programs
            .left
            .variables
            .iter()
            .filter(|(name, ty)| self.programs.right.variables.get(*name) == Some(ty))
            .map(|(name, ty)| (name.as_str(), ty))
            .collect();
        let (mut before, mut after) = (String::new(), String::new());
        for (name, ty) in globals {
            match ty {
                CppType::Class(class) => {
                    let Some(number) = self.classes.iter().position(|known| known == class) else { continue };
                    let step = format!("tandem_step_{number}(::{name}, 0);");
                    before.push_str(
                        &self
                            .line(&format!("for (unsigned long k = tandem_choose(5); k > 0; k--) {step}"))
                            .replace("tandem_none();", ""),
                    );
                    after.push_str(
                        &self.line(&format!("{step} tandem_look_{number}(::{name});")).replace("tandem_none();", ""),
                    );
                }
                CppType::Number(_) => {
                    let line = self
                        .line(&format!("tandem_line(\"{name} holds \"); tandem_show(::{name}); tandem_say(\"\\n\");"));
                    after.push_str(&line.replace("tandem_none();", ""));
                }
                _ => {}
            }
        }
        let compared = self.compared;
        let mut object = String::new();
        let mut uses: Vec<(usize, String)> = vec![];
        if compared.owner.is_some() && !compared.is_static && !self.is_constructor() {
            let owner = compared.owner.as_deref().unwrap_or_default();
            let number = self.classes.iter().position(|known| *known == owner);
            let number = number.ok_or("no public constructor makes such an object")?;
            object = format!("{owner} &o = *tandem_make_{number}(0);");
            uses.push((number, "o".to_owned()));
        }
        let (given, call) = self.call(compared, "o").ok_or("its parameters are none that histories can give")?;
        let made: String = given.iter().map(|given| given.made.as_str()).collect();
        let said = self.said(compared, &given);
        uses.extend(given.iter().filter_map(|given| given.object.clone()));
        let mut shown = match &compared.owner {
            Some(owner) if self.is_constructor() => format!("{owner} &r = *{call};"),
            _ => self.shown(&compared.result, &call),
        };
        given.iter().for_each(|given| shown.push_str(&given.after));
        let result = match &compared.owner {
            Some(owner) if self.is_constructor() => Some(owner.as_str()),
            _ => match compared.result.plain() {
                CppType::Class(name) => Some(name.as_str()),
                _ => None,
            },
        };
        let used = |number: usize, name: &str| {
            format!(
                "for (unsigned long k = tandem_choose(5); k > 0; k--) tandem_step_{number}({name}, 0); tandem_look_{number}({name});"
            )
        };
        if let Some(number) = result.and_then(|result| self.classes.iter().position(|known| *known == result)) {
            shown.push_str(&used(number, "r"));
        }
        let line = self.line(&format!("{object} {made} if (!tandem_leaves_out()) {{ {said} {shown} }}"));
        let uses: String = uses.iter().map(|(number, name)| used(*number, name)).collect();
        Ok(format!(
            "extern \"C\" void {HISTORY}(void) {{\n    const int depth = 0;\n    {before}\n    {line}\n    {uses}\n    {after}\n}}\n"
        ))
    }
}

/// Whether a class is one of the library's.
fn is_of_library(name: &str) -> bool {
    ["std::", "__gnu_cxx::"].iter().any(|start| name.starts_with(start))
}

fn is_constructor(function: &CppFunction) -> bool {
    let Some(owner) = &function.owner else { return false };
    let plain = owner.split('<').next().unwrap_or(owner);
    plain.rsplit("::").next() == Some(function.name.as_str())
}
