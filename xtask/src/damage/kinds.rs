//! Ways to damage a certificate: everything it says can be dropped, altered, exchanged or said twice.
//!
//! A damage need not make a certificate invalid (a conjunct may not be needed); it only must never make an invalid one
//! pass. The same seed gives the same damages.

use tandem_kernel::certificate::{Certificate, Point, Relation, Rule, SideName};
use tandem_kernel::semantics::{Ints, Termination};

/// A generator of random numbers that gives the same sequence for the same seed everywhere (SplitMix64).
pub struct Dice(u64);

impl Dice {
    /// The sequence that belongs to a seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed)
    }

    /// A number below `bound`; 0 if that is 0.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^= mixed >> 31;
        (mixed % bound.max(1) as u64) as usize
    }

    fn pick<'i, T>(&mut self, items: &'i mut [T]) -> Option<&'i mut T> {
        let index = self.below(items.len());
        items.get_mut(index)
    }
}

/// A kind of damage: its name, and what does it. It says whether there was anything to damage.
pub type Kind = (&'static str, fn(&mut Certificate, &mut Dice) -> Option<()>);

/// All kinds.
pub const KINDS: &[Kind] = &[
    ("conjunct dropped", |c, d| {
        let list = conjuncts(c, d)?;
        let index = d.below(list.len());
        list.remove(index);
        Some(())
    }),
    ("conjunct twice", |c, d| {
        let list = conjuncts(c, d)?;
        let again = list[d.below(list.len())].clone();
        list.push(again);
        Some(())
    }),
    ("conjunct of another point", |c, d| {
        let list = conjuncts(c, d)?;
        let text = list[d.below(list.len())].clone();
        point(c, d)?.coupling.push(text);
        Some(())
    }),
    ("conjunct false", |c, d| replace(c, d, |_, _| Some("false".to_owned()))),
    ("conjunct true", |c, d| replace(c, d, |_, _| Some("true".to_owned()))),
    ("conjunct negated", |c, d| replace(c, d, |text, _| Some(format!("!({text})")))),
    ("constant off by one", |c, d| replace(c, d, another_number)),
    ("other operator", |c, d| replace(c, d, another_operator)),
    ("other side", |c, d| replace(c, d, other_side)),
    ("sides exchanged in a conjunct", |c, d| {
        replace(c, d, |text, _| {
            Some(text.replace("left.", "\u{1}").replace("right.", "left.").replace('\u{1}', "right."))
        })
    }),
    ("other name", |c, d| {
        let list = conjuncts(c, d)?;
        let donor = names(&list[d.below(list.len())]);
        let name = donor.get(d.below(donor.len()))?.clone();
        replace(c, d, |text, d| {
            let there = names(text);
            let old = there.get(d.below(there.len()))?;
            Some(text.replacen(old.as_str(), &name, 1))
        })
    }),
    ("advance changed", |c, d| {
        let rule = rule(c, d)?;
        let more = d.below(2) == 0;
        let count = d.pick(&mut rule.advance)?;
        *count = if more { *count + 1 } else { count.saturating_sub(1) };
        Some(())
    }),
    ("advance exchanged", |c, d| {
        rule(c, d)?.advance.reverse();
        Some(())
    }),
    ("rule dropped", |c, d| {
        let point = pointed(c, d, |point| !point.rules.is_empty())?;
        let index = d.below(point.rules.len());
        point.rules.remove(index);
        Some(())
    }),
    ("rules in another order", |c, d| {
        let point = pointed(c, d, |point| point.rules.len() > 1)?;
        point.rules.reverse();
        Some(())
    }),
    ("rule without condition", |c, d| {
        let rule = rule(c, d)?;
        rule.when = None;
        rule.leaving = None;
        Some(())
    }),
    ("leaving turned round", |c, d| {
        let rule = rule(c, d)?;
        match &mut rule.leaving {
            Some(leaving) => {
                let flag = d.pick(leaving)?;
                *flag = !*flag;
            }
            None => rule.leaving = Some((0..rule.advance.len()).map(|_| d.below(2) == 0).collect()),
        }
        Some(())
    }),
    ("rule only sometimes", |c, d| {
        let list = conjuncts(c, d)?;
        let text = list[d.below(list.len())].clone();
        rule(c, d)?.when = Some(text);
        Some(())
    }),
    ("point dropped", |c, d| {
        let relation = related(c, d, |relation| !relation.points.is_empty())?;
        let index = d.below(relation.points.len());
        relation.points.remove(index);
        Some(())
    }),
    ("point twice", |c, d| {
        let relation = related(c, d, |relation| !relation.points.is_empty())?;
        let again = relation.points[d.below(relation.points.len())].clone();
        relation.points.push(again);
        Some(())
    }),
    ("point moved", |c, d| {
        let all: Vec<String> =
            c.relations.iter().flat_map(|r| &r.points).flat_map(|p| p.at.clone()).chain(["exit".to_owned()]).collect();
        let place = all[d.below(all.len())].clone();
        let point = point(c, d)?;
        *d.pick(&mut point.at)? = place;
        Some(())
    }),
    ("couplings of two points exchanged", |c, d| {
        let relation = related(c, d, |relation| relation.points.len() > 1)?;
        let (a, b) = (d.below(relation.points.len()), d.below(relation.points.len()));
        let first = relation.points[a].coupling.clone();
        relation.points[a].coupling = std::mem::replace(&mut relation.points[b].coupling, first);
        Some(())
    }),
    ("membership added", |c, d| {
        let point = point(c, d)?;
        let conditions = ["true", "false"];
        point.only_if = point.at.iter().map(|_| conditions[d.below(2)].to_owned()).collect();
        Some(())
    }),
    ("membership by a conjunct", |c, d| {
        let point = pointed(c, d, |point| !point.coupling.is_empty())?;
        let text = point.coupling[d.below(point.coupling.len())].clone();
        point.only_if = vec!["true".to_owned(); point.at.len()];
        *d.pick(&mut point.only_if)? = text;
        Some(())
    }),
    ("rank altered", |c, d| {
        let ranks = ["0", "1", "left.i", "0 - 1", "0; 1", "left.i; 0"];
        let text = ranks[d.below(ranks.len())].to_owned();
        let point = point(c, d)?;
        point.rank = if point.rank.is_some() && d.below(2) == 0 { None } else { Some(text) };
        Some(())
    }),
    ("relation dropped", |c, d| {
        let index = d.below(c.relations.len());
        (index < c.relations.len()).then(|| c.relations.remove(index)).map(|_| ())
    }),
    ("relation twice", |c, d| {
        let again = c.relations.get(d.below(c.relations.len()))?.clone();
        c.relations.push(again);
        Some(())
    }),
    ("relations in another order", |c, _| (c.relations.len() > 1).then(|| c.relations.reverse())),
    ("functions of a relation", |c, d| {
        let relation = related(c, d, |relation| !relation.functions.is_empty())?;
        match d.below(3) {
            0 => relation.functions.reverse(),
            1 => {
                relation.functions.pop();
            }
            _ => {
                let function = d.pick(&mut relation.functions)?;
                function.side = if function.side == SideName::Left { SideName::Right } else { SideName::Left };
            }
        }
        Some(())
    }),
    ("false summary", |c, d| {
        let relation = related(c, d, |_| true)?;
        let target = if d.below(2) == 0 { &mut relation.pre } else { &mut relation.post };
        target.push("false".to_owned());
        Some(())
    }),
    ("pre or post dropped", |c, d| {
        let relation = related(c, d, |relation| !relation.pre.is_empty() || !relation.post.is_empty())?;
        let before = d.below(2) == 0 && !relation.pre.is_empty() || relation.post.is_empty();
        let list = if before { &mut relation.pre } else { &mut relation.post };
        let index = d.below(list.len());
        list.remove(index);
        Some(())
    }),
    ("summary invented", |c, d| {
        let first = c.relations.first()?;
        let mut invented = Relation { functions: first.functions.clone(), ..Relation::default() };
        let posts = ["left.ret == right.ret", "left.outcome == right.outcome", "false", "left.ret == 0"];
        invented.post = vec![posts[d.below(posts.len())].to_owned()];
        invented.points.clone_from(&first.points);
        c.relations.push(invented);
        Some(())
    }),
    ("definition altered", |c, d| {
        let definition = d.pick(&mut c.definitions)?;
        match d.below(6) {
            0 => definition.body = definition.body.replacen('1', "2", 1),
            1 => definition.body = definition.body.replacen(" + ", " - ", 1),
            2 => definition.body = format!("({}) + 1", definition.body),
            3 => definition.body = definition.body.replacen("==", "!=", 1),
            4 => definition.measure = "0".to_owned(),
            _ => definition.params.reverse(),
        }
        Some(())
    }),
    ("definition that does not end", |c, d| {
        let definition = d.pick(&mut c.definitions)?;
        let itself: Vec<&str> = definition.params.iter().map(|param| param.name.as_str()).collect();
        definition.body = format!("{}({}) + 1", definition.name, itself.join(", "));
        Some(())
    }),
    ("definition dropped, twice or in another order", |c, d| {
        let definition = c.definitions.get(d.below(c.definitions.len()))?.clone();
        match d.below(3) {
            0 => c.definitions.retain(|other| *other != definition),
            1 => c.definitions.push(definition),
            _ => c.definitions.reverse(),
        }
        Some(())
    }),
    ("hash, entry or schema", |c, d| {
        let text = [&mut c.left.hash, &mut c.right.hash, &mut c.left.entry, &mut c.right.entry, &mut c.schema]
            .into_iter()
            .nth(d.below(5))?;
        text.push('0');
        Some(())
    }),
    ("another claim", |c, d| {
        match d.below(5) {
            0 => c.traps_agree = !c.traps_agree,
            1 => c.assume = Some("false".to_owned()),
            2 => c.ensure = Some("true".to_owned()),
            3 => c.semantics.ints = if c.semantics.ints == Ints::Math { Ints::Machine } else { Ints::Math },
            _ => {
                let total = c.semantics.termination == Termination::Total;
                c.semantics.termination = if total { Termination::Partial } else { Termination::Total };
            }
        }
        Some(())
    }),
];

/// Damages a certificate once to three times. The names of what was done, the first first.
pub fn damage(certificate: &mut Certificate, dice: &mut Dice) -> Vec<&'static str> {
    let wanted = [1, 1, 1, 2, 3][dice.below(5)];
    let mut done = Vec::new();
    for _ in 0..100 {
        let (name, apply) = KINDS[dice.below(KINDS.len())];
        let mut damaged = certificate.clone();
        if apply(&mut damaged, dice).is_some() && damaged != *certificate {
            *certificate = damaged;
            done.push(name);
            if done.len() == wanted {
                break;
            }
        }
    }
    done
}

fn related<'c>(
    certificate: &'c mut Certificate,
    dice: &mut Dice,
    select: impl Fn(&Relation) -> bool,
) -> Option<&'c mut Relation> {
    let mut fitting: Vec<&mut Relation> =
        certificate.relations.iter_mut().filter(|relation| select(relation)).collect();
    (!fitting.is_empty()).then(|| fitting.swap_remove(dice.below(fitting.len())))
}

fn pointed<'c>(
    certificate: &'c mut Certificate,
    dice: &mut Dice,
    select: impl Fn(&Point) -> bool,
) -> Option<&'c mut Point> {
    let all = certificate.relations.iter_mut().flat_map(|relation| &mut relation.points);
    let mut fitting: Vec<&mut Point> = all.filter(|point| select(point)).collect();
    (!fitting.is_empty()).then(|| fitting.swap_remove(dice.below(fitting.len())))
}

fn point<'c>(certificate: &'c mut Certificate, dice: &mut Dice) -> Option<&'c mut Point> {
    pointed(certificate, dice, |_| true)
}

/// A rule of some point; a point without rules gets the one that it stands for.
fn rule<'c>(certificate: &'c mut Certificate, dice: &mut Dice) -> Option<&'c mut Rule> {
    let point = point(certificate, dice)?;
    if point.rules.is_empty() {
        let advance = point.at.iter().map(|place| usize::from(place != "exit")).collect();
        point.rules.push(Rule { when: None, leaving: None, advance });
    }
    dice.pick(&mut point.rules)
}

/// A list of conjuncts that is not empty: of a point, or of a beginning or end.
fn conjuncts<'c>(certificate: &'c mut Certificate, dice: &mut Dice) -> Option<&'c mut Vec<String>> {
    let lists = certificate.relations.iter_mut().flat_map(|relation| {
        let Relation { pre, post, points, .. } = relation;
        [pre, post].into_iter().chain(points.iter_mut().map(|point| &mut point.coupling))
    });
    let mut fitting: Vec<&mut Vec<String>> = lists.filter(|list| !list.is_empty()).collect();
    (!fitting.is_empty()).then(|| fitting.swap_remove(dice.below(fitting.len())))
}

fn replace(
    certificate: &mut Certificate,
    dice: &mut Dice,
    by: impl Fn(&str, &mut Dice) -> Option<String>,
) -> Option<()> {
    let list = conjuncts(certificate, dice)?;
    let index = dice.below(list.len());
    list[index] = by(&list[index], dice)?;
    Some(())
}

/// The names in an expression, with their sides.
fn names(text: &str) -> Vec<String> {
    let is_part = |c: char| c.is_ascii_alphanumeric() || "._@$".contains(c);
    let words = text.split(|c: char| !is_part(c)).map(|word| word.trim_end_matches('.'));
    words.filter(|word| word.starts_with("left.") || word.starts_with("right.")).map(str::to_owned).collect()
}

/// Some number in the text, one more or one less.
fn another_number(text: &str, dice: &mut Dice) -> Option<String> {
    let bytes = text.as_bytes();
    let starts: Vec<usize> = (0..bytes.len())
        .filter(|at| bytes[*at].is_ascii_digit())
        .filter(|at| *at == 0 || !(bytes[at - 1].is_ascii_alphanumeric() || b"._@$".contains(&bytes[at - 1])))
        .collect();
    let start = *starts.get(dice.below(starts.len()))?;
    let length = text[start..].find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len() - start);
    let value: u128 = text[start..start + length].parse().ok()?;
    let value = if dice.below(2) == 0 { value.checked_add(1)? } else { value.checked_sub(1)? };
    Some(format!("{}{value}{}", &text[..start], &text[start + length..]))
}

/// Some operator in the text, replaced by another one.
fn another_operator(text: &str, dice: &mut Dice) -> Option<String> {
    const OPERATORS: &[&str] =
        &["==", "!=", "<=", ">=", "<", ">", "+", "-", "*", "&&", "||", "==>", "&", "|", "^", "<<", ">>"];
    let found: Vec<(usize, &str)> = OPERATORS
        .iter()
        .flat_map(|operator| {
            let spaced = format!(" {operator} ");
            let places: Vec<usize> = text.match_indices(spaced.as_str()).map(|(at, _)| at + 1).collect();
            places.into_iter().map(move |at| (at, *operator))
        })
        .collect();
    let (at, old) = *found.get(dice.below(found.len()))?;
    let new = OPERATORS[dice.below(OPERATORS.len())];
    Some(format!("{}{new}{}", &text[..at], &text[at + old.len()..]))
}

/// Some name, of the other side.
fn other_side(text: &str, dice: &mut Dice) -> Option<String> {
    let found: Vec<(usize, &str)> = text.match_indices("left.").chain(text.match_indices("right.")).collect();
    let (at, old) = *found.get(dice.below(found.len()))?;
    let new = if old == "left." { "right." } else { "left." };
    Some(format!("{}{new}{}", &text[..at], &text[at + old.len()..]))
}
