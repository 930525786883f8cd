//! Values in programs that live through histories of C++ files: how one of a type is made, handed over and shown.
//!
//! Numbers are those that `support.c` has, texts and arrays are short, objects are made by their classes' constructors. The
//! library's vectors, strings and optionals are made and looked into in ways of their own: their members have conditions that debug
//! information does not tell.

use std::fmt::Write;

use tandem_llvm::CppType;

use super::cpp_harness::Harness;

/// How a value is given to a function.
pub(super) struct Given {
    /// What makes it.
    pub(super) made: String,
    /// What is handed over.
    pub(super) handed: String,
    /// What shows it before the call.
    pub(super) shown: String,
    /// What shows what the call left in it.
    pub(super) after: String,
    /// The object that can be used afterwards: its class and the expression.
    pub(super) object: Option<(usize, String)>,
}

impl Harness<'_> {
    /// How a value of a type is given, as the parameter of a number.
    pub(super) fn given(&self, ty: &CppType, index: usize, depth: &str) -> Option<Given> {
        let name = format!("a{index}");
        let number = |ty: &str, after: bool| Given {
            made: format!("{ty} {name} = tandem_given<{ty} >();"),
            handed: name.clone(),
            shown: format!("tandem_show({name});"),
            after: if after {
                format!("tandem_say(\"\\003; it leaves \"); tandem_show({name}); tandem_say(\"\\n\");")
            } else {
                String::new()
            },
            object: None,
        };
        let object = |class: &str, handed: String| {
            let number = self.classes.iter().position(|known| *known == class)?;
            Some(Given {
                made: format!("{class} &{name} = *tandem_make_{number}({depth} + 1);"),
                handed,
                shown: "tandem_say(\"_\");".to_owned(),
                after: String::new(),
                object: Some((number, name.clone())),
            })
        };
        match ty {
            CppType::Number(number_type) => Some(number(number_type, false)),
            CppType::Enum(name_of, values) if !values.is_empty() => {
                let listed: Vec<String> = values.iter().map(|value| value.to_string()).collect();
                Some(Given {
                    made: format!(
                        "static const long long v{index}[] = {{{}}}; {name_of} {name} = ({name_of})v{index}[tandem_choose({})];",
                        listed.join(", "),
                        values.len()
                    ),
                    handed: name.clone(),
                    shown: format!("tandem_show((long long){name});"),
                    after: String::new(),
                    object: None,
                })
            }
            CppType::Const(inner) => self.given(inner, index, depth),
            CppType::Class(class) => object(class, name.clone()),
            CppType::Reference(inner) => match (&**inner, inner.plain()) {
                (CppType::Number(ty), _) => Some(number(ty, true)),
                (_, CppType::Number(ty)) => Some(number(ty, false)),
                (_, CppType::Class(class)) => object(class, name.clone()),
                (_, plain @ CppType::Enum(..)) => self.given(plain, index, depth),
                _ => None,
            },
            CppType::Rvalue(inner) => {
                let given = self.given(inner.plain(), index, depth)?;
                let handed = format!("static_cast<decltype({name})&&>({name})");
                Some(Given {
                    handed: given
                        .object
                        .as_ref()
                        .map_or(handed, |(class, name)| format!("static_cast<{}&&>({name})", self.classes[*class])),
                    ..given
                })
            }
            CppType::Pointer(inner) => match (&**inner, inner.plain()) {
                (CppType::Const(_), CppType::Number(ty)) if ty == "char" => Some(Given {
                    made: format!("const char *{name} = tandem_text();"),
                    handed: name.clone(),
                    shown: format!("tandem_show_text({name});"),
                    after: String::new(),
                    object: None,
                }),
                (whole, CppType::Number(ty)) => Some(Given {
                    made: format!("{ty} *{name} = tandem_array<{ty} >();"),
                    handed: name.clone(),
                    shown: format!("tandem_show_array({name});"),
                    after: match whole {
                        CppType::Const(_) => String::new(),
                        _ => format!(
                            "tandem_say(\"\\003; it leaves \"); tandem_show_array({name}); tandem_say(\"\\n\");"
                        ),
                    },
                    object: None,
                }),
                (_, CppType::Class(class)) => object(class, format!("&{name}")),
                _ => None,
            },
            CppType::Array(_) | CppType::Void | CppType::Other | CppType::Enum(..) => None,
        }
    }

    /// What shows a result.
    pub(super) fn shown(&self, result: &CppType, call: &str) -> String {
        let number =
            |ty: &str| format!("{ty} r = {call}; tandem_say(\"\\003 returns \"); tandem_show(r); tandem_say(\"\\n\");");
        match result {
            CppType::Void => format!("{call};"),
            CppType::Number(ty) => number(ty),
            CppType::Const(inner) => self.shown(inner, call),
            CppType::Enum(name, _) => {
                format!(
                    "{name} r = {call}; tandem_say(\"\\003 returns \"); tandem_show((long long)r); tandem_say(\"\\n\");"
                )
            }
            CppType::Reference(inner) => match inner.plain() {
                CppType::Number(ty) => number(ty),
                _ => format!("(void){call};"),
            },
            CppType::Class(name) => {
                let shows = match Container::of(name) {
                    Some(kind) => kind.shown(self, name, "r"),
                    None => self.show_data(name, "r"),
                };
                format!("{name} r = {call}; tandem_say(\"\\003 returns \"); {shows} tandem_say(\"\\n\");")
            }
            CppType::Pointer(_) | CppType::Rvalue(_) | CppType::Array(_) | CppType::Other => format!("(void){call};"),
        }
    }

    /// Shows the public numbers of an object.
    pub(super) fn show_data(&self, class: &str, object: &str) -> String {
        let Some(left) = self.programs.left.classes.get(class) else { return String::new() };
        let Some(right) = self.programs.right.classes.get(class) else { return String::new() };
        let mut out = String::new();
        for (name, ty) in left.data.iter().filter(|part| right.data.contains(part) && !part.0.is_empty()) {
            if let CppType::Number(_) = ty.plain() {
                let _ = write!(out, "tandem_say(\" {name}=\"); tandem_show({object}.{name}); ");
            }
        }
        out
    }
}

/// Classes of the library that callers make in ways of their own.
pub(super) enum Container {
    Vector,
    Text,
    Optional,
}

impl Container {
    pub(super) fn of(name: &str) -> Option<Container> {
        let starts = |start: &str| name.starts_with(start);
        if starts("std::vector<") && !starts("std::vector<bool") {
            Some(Container::Vector)
        } else if starts("std::__cxx11::basic_string<char,") || starts("std::basic_string<char,") {
            Some(Container::Text)
        } else if starts("std::optional<") {
            Some(Container::Optional)
        } else {
            None
        }
    }

    /// What shows what such an object holds.
    pub(super) fn shown(&self, harness: &Harness<'_>, name: &str, object: &str) -> String {
        let element = harness.programs.left.classes.get(name).and_then(|class| class.arguments.first());
        let is_number = matches!(element.map(CppType::plain), Some(CppType::Number(_)));
        match self {
            Container::Text => format!("tandem_show_text({object}.c_str());"),
            Container::Vector if is_number => format!(
                "tandem_show({object}.size()); for (unsigned long i = 0; i < {object}.size(); i++) {{ tandem_say(\" \"); tandem_show({object}[i]); }}"
            ),
            Container::Vector => format!("tandem_show({object}.size());"),
            Container::Optional if is_number => {
                format!("if ({object}.has_value()) tandem_show(*{object}); else tandem_say(\"nothing\");")
            }
            Container::Optional => format!("tandem_show({object}.has_value());"),
        }
    }

    pub(super) fn made(&self, harness: &mut Harness<'_>, name: &str) -> String {
        let arguments =
            harness.programs.left.classes.get(name).map(|class| class.arguments.clone()).unwrap_or_default();
        let element = arguments.first().and_then(|element| harness.given(element, 0, "depth"));
        let line = match (self, element) {
            (Container::Text, _) => format!("o = ::new {name}(tandem_text());"),
            (Container::Vector, Some(Given { made, handed, .. })) => format!(
                "o = ::new {name}(); for (unsigned long n = tandem_choose(6); n > 0; n--) {{ {made} o->push_back({handed}); }}"
            ),
            (Container::Optional, Some(Given { made, handed, .. })) => {
                format!("{made} o = tandem_choose(3) ? ::new {name}({handed}) : ::new {name}();")
            }
            (Container::Vector | Container::Optional, None) => String::new(),
        };
        format!("case 0: {{ {} }} break;\n", harness.line(&line))
    }
}
