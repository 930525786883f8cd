//! Partial escape analysis (Stadler, Würthinger and Mössenböck, CGO 2014) for strings: a string that is only passed on and
//! looked into is made where it is returned.
//!
//! `s += x` makes a string in every round and on every branch, of which the last one gets out; a `StringBuilder` makes one at the
//! end, and none if it is empty. The numbers of new objects mean nothing, but how many there are is compared, so both are brought
//! into one form. A string never changes: it is its class, its text and who it is. A *web* is a set of references to new strings, of
//! block parameters and of choices that such references go into. While references of a web are used for nothing but
//!
//! * to be passed on within the web or returned,
//! * to load their text, as a number that is marked anew,
//! * to ask whether they are null, or a constant (a number below zero),
//!
//! nobody can tell which object it is, and three values stand for each of them: whether it is new, its text if it is, and the
//! reference if it is not. Where all others are constants two are enough, because the reference of a constant is the number of its
//! text: then the text is one value, whatever has it. What makes and counts the object goes from where it was; an exit that returns a reference of a web makes
//! it, if it is new. Objects made in between have smaller numbers then, as they have without a private object
//! ([`escape_analysis`]), and an object that gets out has the same class and text as before.
//!
//! [`escape_analysis`]: crate::escape_analysis

use std::collections::hash_map::Entry;

use rustc_hash::{FxHashMap, FxHashSet};
use tandem_base::layout::{FIRST_SPECIAL, FIRST_TEXT};
use tandem_base::objects::{CLASS, STRING_TEXT};
use tandem_ir::tidy::{BackMap, Substitution};
use tandem_ir::{
    BinaryOp, Block, BlockData, CastOp, CompareOp, Const, ExitKind, Flags, Function, IdVec, Inst, InstData, InstId,
    Line, Outcome, Region, RegionId, RegionKind, Target, Terminator, Ty, UnaryOp, Value, ValueData,
};

use crate::counted_loops::Shape;
use crate::escape_analysis::{Object, Uses, constant};

/// Runs the pass. Numbers do not change; values and blocks are added, and what makes the strings of webs is gone.
pub fn run(function: &mut Function, regions: &IdVec<RegionId, Region>) -> BackMap {
    let (old_values, old_blocks) = (function.values.len(), function.blocks.len());
    let named = |name: &str| regions.iter().find(|(_, region)| region.name == name).map(|(id, _)| id);
    let (Some(class), Some(text)) = (named(CLASS), named(STRING_TEXT)) else { return BackMap::identity(function) };
    let mut counts = regions.iter().filter(|(_, region)| region.kind == RegionKind::ObjectCount);
    let (Some((count, _)), None) = (counts.next(), counts.next()) else { return BackMap::identity(function) };
    let shape = Shape::of(function);
    let uses = Uses::of(function);
    let mut web = Web { members: FxHashMap::default(), textual: FxHashSet::default(), count, class, text };
    web.grow(function, regions, &uses, &shape);
    web.shrink(function, &uses, &shape);
    web.find_textual(function, &uses, &shape);
    if web.members.values().all(|member| matches!(member, Member::New(_))) {
        return BackMap::identity(function);
    }
    // There is one class of strings.
    let mut classes = web.members.values().filter_map(|member| match member {
        Member::New(string) => shape.constant(function, string.class),
        Member::Param(..) | Member::Choice(_) => None,
    });
    let Some(class) = classes.next() else { return BackMap::identity(function) };
    if classes.any(|other| other != class) {
        return BackMap::identity(function);
    }
    Rewriter::new(function, web, &shape).rewrite(class);
    BackMap::extended(function, old_values, old_blocks)
}

/// A reference of a web.
enum Member {
    New(NewString),
    /// The parameter of a block at a position.
    Param(Block, usize),
    /// A choice, and the instruction that makes it.
    Choice(InstId),
}

/// A new string: how it comes about.
struct NewString {
    object: Object,
    /// Where.
    block: Block,
    /// The stores of its class and of its text.
    stores: [InstId; 2],
    class: Value,
    text: Value,
}

struct Web {
    members: FxHashMap<Value, Member>,
    /// Those for which whether they are new and a text are enough.
    textual: FxHashSet<Value>,
    /// The regions of the count of objects, of classes and of texts.
    count: RegionId,
    class: RegionId,
    text: RegionId,
}

impl Web {
    /// All new strings, and everything that they go into.
    fn grow(&mut self, function: &Function, regions: &IdVec<RegionId, Region>, uses: &Uses, shape: &Shape) {
        let mut work = Vec::new();
        for &inst in &uses.order {
            if let Some(string) = self.new_string(function, regions, uses, shape, inst) {
                work.push(string.object.reference);
                self.members.insert(string.object.reference, Member::New(string));
            }
        }
        while let Some(value) = work.pop() {
            let mut reached = Vec::new();
            for &user in &uses.users[value] {
                if let (Inst::Select(..), &[result]) = (&function.insts[user].inst, &function.insts[user].results[..]) {
                    reached.push((result, Member::Choice(user)));
                }
            }
            for data in function.blocks.values().filter(|_| uses.leaves[value]) {
                for target in data.terminator.targets() {
                    for at in (0..target.args.len()).filter(|&at| target.args[at] == value) {
                        let param = function.blocks[target.block].params[at];
                        reached.push((param, Member::Param(target.block, at)));
                    }
                }
            }
            for (value, member) in reached {
                if let Entry::Vacant(place) = self.members.entry(value) {
                    place.insert(member);
                    work.push(value);
                }
            }
        }
    }

    /// The string whose reference this instruction makes: counted, and its class and text stored, at one place.
    fn new_string(
        &self,
        function: &Function,
        regions: &IdVec<RegionId, Region>,
        uses: &Uses,
        shape: &Shape,
        inst: InstId,
    ) -> Option<NewString> {
        let object = uses.new_object(function, regions, inst)?;
        let (block, _) = shape.place[object.reference]?;
        let stored_in = |region: RegionId| {
            let mut stores = uses.users[object.reference].iter().filter_map(|&user| match &function.insts[user].inst {
                Inst::Store { mem, keys, value } if keys[..] == [object.reference] && *value != object.reference => {
                    (function.ty(*mem) == Ty::Mem(region)).then_some((user, *value))
                }
                _ => None,
            });
            stores.next().filter(|_| stores.next().is_none())
        };
        let (class, text) = (stored_in(self.class)?, stored_in(self.text)?);
        let is_here = |inst: &InstId| function.blocks[block].insts.contains(inst);
        let &[counting] = &object.countings[..] else { return None };
        let is_plain = shape.constant(function, class.1).is_some()
            && [class.0, text.0, counting].iter().all(is_here)
            && function.ty(text.1) == Ty::I64;
        is_plain.then_some(NewString { block, stores: [class.0, text.0], class: class.1, text: text.1, object })
    }

    /// Takes away what is used for anything else, and what goes into that.
    fn shrink(&mut self, function: &Function, uses: &Uses, shape: &Shape) {
        loop {
            let is_used_otherwise = |value: &&Value| !self.is_fine(function, uses, shape, **value);
            let unfit: Vec<Value> = self.members.keys().filter(is_used_otherwise).copied().collect();
            if unfit.is_empty() {
                return;
            }
            unfit.iter().for_each(|value| drop(self.members.remove(value)));
        }
    }

    fn is_fine(&self, function: &Function, uses: &Uses, shape: &Shape, value: Value) -> bool {
        let new = match &self.members[&value] {
            Member::New(string) => Some(string),
            Member::Param(..) | Member::Choice(_) => None,
        };
        let is_user_fine = |&user: &InstId| {
            if let Some(string) = new {
                if string.stores.contains(&user) {
                    return true;
                }
                // Nothing is asked of a string before it has its text.
                let at = |inst: InstId| function.blocks[string.block].insts.iter().position(|other| *other == inst);
                if at(user).is_some_and(|place| Some(place) < at(string.stores[1])) {
                    return false;
                }
            }
            let data = &function.insts[user];
            match (&data.inst, &data.results[..]) {
                (Inst::Select(condition, ..), &[result]) => *condition != value && self.members.contains_key(&result),
                (Inst::Compare(CompareOp::Eq | CompareOp::Ne, a, b), _) => {
                    let other = if *a == value { *b } else { *a };
                    other != value && matches!(shape.definition(function, other), Some(Inst::Const(Const::Null)))
                }
                (Inst::Cast(CastOp::PtrToInt, _), &[number]) => {
                    !uses.leaves[number]
                        && uses.users[number].iter().all(|&user| asks_if_constant(function, shape, user, number))
                }
                (Inst::Load { mem, keys }, &[loaded]) => {
                    keys[..] == [value]
                        && function.ty(*mem) == Ty::Mem(self.text)
                        && !uses.leaves[loaded]
                        && uses.users[loaded].iter().all(|&user| marks(function, shape, user, loaded))
                }
                _ => false,
            }
        };
        let is_end_fine = |data: &BlockData| {
            let passes = data.terminator.targets().into_iter().all(|target| {
                let params = &function.blocks[target.block].params;
                target.args.iter().zip(params).all(|(arg, param)| *arg != value || self.members.contains_key(param))
            });
            let returned = match &data.terminator {
                Terminator::Exit { kind, values, state } => {
                    let is_here = values.contains(&value) || state.contains(&value);
                    let has_one = values.iter().filter(|value| self.members.contains_key(value)).count() == 1;
                    let has = |region: RegionId| state.iter().any(|value| function.ty(*value) == Ty::Mem(region));
                    !is_here
                        || has_one
                            && matches!(kind, ExitKind::Always(Outcome::Return))
                            && has(self.count)
                            && has(self.class)
                            && has(self.text)
                }
                Terminator::Jump(_) | Terminator::Branch(..) | Terminator::Switch { .. } => true,
            };
            passes && returned
        };
        uses.users[value].iter().all(is_user_fine) && function.blocks.values().all(is_end_fine)
    }
}

/// Where all that is not new is a constant.
impl Web {
    /// Parts of the web into which nothing comes but new strings and constants, and of which the text is asked in the usual way.
    fn find_textual(&mut self, function: &Function, uses: &Uses, shape: &Shape) {
        let mut flows: Vec<(Value, Value)> = Vec::new();
        let mut others: Vec<Value> = Vec::new();
        for (&member, how) in &self.members {
            let inputs = match how {
                Member::New(_) => vec![],
                Member::Param(block, at) => {
                    shape.passed(function, *block, *at).into_iter().map(|(_, value)| value).collect()
                }
                Member::Choice(inst) => match function.insts[*inst].inst {
                    Inst::Select(_, yes, no) => vec![yes, no],
                    _ => vec![],
                },
            };
            let is_other =
                |input: &Value| !self.members.contains_key(input) && number_of(function, shape, *input).is_none();
            if inputs.iter().any(is_other) || !self.is_asked_as_usual(function, uses, shape, member) {
                others.push(member);
            }
            flows.extend(inputs.into_iter().map(|input| (input, member)));
        }
        self.textual = self.members.keys().copied().collect();
        while let Some(other) = others.pop() {
            if self.textual.remove(&other) {
                others.extend(flows.iter().filter(|(from, _)| *from == other).map(|(_, to)| *to));
                others.extend(flows.iter().filter(|(_, to)| *to == other).map(|(from, _)| *from));
            }
        }
    }

    /// Whether what is loaded as the text of a reference is used only if the reference is no constant, whose number is its text.
    fn is_asked_as_usual(&self, function: &Function, uses: &Uses, shape: &Shape, member: Value) -> bool {
        let chooses = |user: InstId, marked: Value| match function.insts[user].inst {
            Inst::Select(_, yes, no) => {
                no == marked
                    && matches!(shape.definition(function, yes), Some(Inst::Cast(CastOp::PtrToInt, of)) if *of == member)
                    && asks_if_constant(function, shape, user, yes)
            }
            _ => false,
        };
        let is_guarded = |marking: InstId| {
            let marked = function.insts[marking].results[0];
            !uses.leaves[marked] && uses.users[marked].iter().all(|&user| chooses(user, marked))
        };
        // The other way round: what is chosen otherwise is the text.
        let is_text = |value: Value| match shape.definition(function, value) {
            Some(Inst::Binary(BinaryOp::Or, loaded, _, _)) => {
                matches!(shape.definition(function, *loaded), Some(Inst::Load { mem, keys })
                    if keys[..] == [member] && function.ty(*mem) == Ty::Mem(self.text))
            }
            _ => false,
        };
        uses.users[member].iter().all(|&user| {
            let result = function.insts[user].results.first().copied();
            let users = result.map_or(&[][..], |result| &uses.users[result]);
            match function.insts[user].inst {
                Inst::Load { .. } => users.iter().all(|&marking| is_guarded(marking)),
                Inst::Cast(CastOp::PtrToInt, _) => users.iter().all(|&user| match function.insts[user].inst {
                    Inst::Select(_, _, no) => is_text(no),
                    _ => true,
                }),
                _ => true,
            }
        })
    }
}

/// The number of the text of a string that is a constant.
fn number_of(function: &Function, shape: &Shape, value: Value) -> Option<Value> {
    match shape.definition(function, value) {
        Some(Inst::Cast(CastOp::IntToPtr, number)) => {
            shape.constant(function, *number).filter(|bits| bits & FIRST_TEXT != 0).map(|_| *number)
        }
        _ => None,
    }
}

/// Whether an instruction asks whether the number of a reference is below zero, or chooses the number only if it is.
fn asks_if_constant(function: &Function, shape: &Shape, user: InstId, number: Value) -> bool {
    let asks = |inst: &Inst| matches!(inst, Inst::Compare(CompareOp::Slt, a, b) if *a == number && shape.constant(function, *b) == Some(0));
    match &function.insts[user].inst {
        Inst::Select(condition, yes, no) => {
            *yes == number && *no != number && shape.definition(function, *condition).is_some_and(asks)
        }
        inst => asks(inst),
    }
}

/// Whether an instruction marks the number of a text as one, so that it may as well have been marked before.
fn marks(function: &Function, shape: &Shape, user: InstId, number: Value) -> bool {
    matches!(function.insts[user].inst, Inst::Binary(BinaryOp::Or, a, b, _)
        if a == number && shape.constant(function, b) == Some(FIRST_TEXT))
}

/// What stands for a reference of a web.
#[derive(Clone, Copy)]
struct Parts {
    /// Whether it is new.
    is_new: Value,
    /// Its text if it is.
    text: Value,
    /// The reference if it is not; null otherwise. Of no use where the text is enough.
    other: Value,
}

/// What is known of a reference for which the text is enough.
enum Answer {
    Known(bool),
    Text(Value),
    /// The opposite of this.
    IsOld(Value),
}

struct Rewriter<'a> {
    function: &'a mut Function,
    shape: &'a Shape,
    web: Web,
    parts: FxHashMap<Value, Parts>,
    constants: FxHashMap<(Const, Ty), Value>,
    substitution: Substitution,
}

impl<'a> Rewriter<'a> {
    fn new(function: &'a mut Function, web: Web, shape: &'a Shape) -> Rewriter<'a> {
        let substitution = Substitution::new(function);
        Rewriter { function, shape, web, parts: FxHashMap::default(), constants: FxHashMap::default(), substitution }
    }

    fn constant(&mut self, bits: Const, ty: Ty) -> Value {
        constant(self.function, &mut self.constants, bits, ty)
    }

    fn value(&mut self, ty: Ty) -> Value {
        self.function.values.push(ValueData { ty, name: None })
    }

    fn parts_of(&mut self, value: Value) -> Parts {
        if let Some(&parts) = self.parts.get(&value) {
            return parts;
        }
        let is_new = self.constant(Const::Bool(false), Ty::Bool);
        // If it is no constant, its text is not looked at; but there is one, with its mark.
        let text = match number_of(self.function, self.shape, value) {
            Some(number) => number,
            None => self.constant(Const::Int(FIRST_TEXT), Ty::I64),
        };
        Parts { is_new, text, other: value }
    }

    fn rewrite(mut self, class: u128) {
        // In the order of their numbers, so that the result depends on nothing else.
        let mut members: Vec<Value> = self.web.members.keys().copied().collect();
        members.sort();
        let yes = self.constant(Const::Bool(true), Ty::Bool);
        let null = self.constant(Const::Null, Ty::Ref);
        for &member in &members {
            let parts = match &self.web.members[&member] {
                Member::New(string) => Parts { is_new: yes, text: string.text, other: null },
                Member::Param(..) | Member::Choice(_) => {
                    let (is_new, text) = (self.value(Ty::Bool), self.value(Ty::I64));
                    let other = if self.web.textual.contains(&member) { null } else { self.value(Ty::Ref) };
                    Parts { is_new, text, other }
                }
            };
            self.parts.insert(member, parts);
        }
        for &member in &members {
            match self.web.members[&member] {
                Member::Param(block, at) => self.pass_parts(member, block, at),
                Member::Choice(inst) => self.choose_parts(member, inst),
                Member::New(_) => {}
            }
        }
        self.rewrite_uses();
        self.return_late(class);
        let mut removed = FxHashSet::default();
        for member in &members {
            let Member::New(string) = &self.web.members[member] else { continue };
            for &store in string.stores.iter().chain(&string.object.countings) {
                let data = &self.function.insts[store];
                let (Inst::Store { mem, .. }, &[result]) = (&data.inst, &data.results[..]) else { continue };
                let mem = *mem;
                self.substitution.replace(self.function, result, mem);
                removed.insert(store);
            }
            for &exists in &string.object.exists {
                let result = self.function.insts[exists].results[0];
                self.substitution.replace(self.function, result, yes);
                removed.insert(exists);
            }
        }
        for block in self.function.blocks.values_mut() {
            block.insts.retain(|inst| !removed.contains(inst));
        }
        self.substitution.apply(self.function);
    }

    /// Parameters for the parts, beside that for the reference.
    fn pass_parts(&mut self, member: Value, block: Block, at: usize) {
        let Parts { is_new, text, other } = self.parts[&member];
        let count = if self.web.textual.contains(&member) { 2 } else { 3 };
        self.function.blocks[block].params.extend([is_new, text, other].into_iter().take(count));
        for from in self.function.blocks.ids().collect::<Vec<_>>() {
            for place in 0..self.function.blocks[from].terminator.targets().len() {
                let target = self.function.blocks[from].terminator.targets()[place];
                if target.block == block {
                    let passed = target.args[at];
                    let Parts { is_new, text, other } = self.parts_of(passed);
                    let mut targets = self.function.blocks[from].terminator.targets_mut();
                    targets[place].args.extend([is_new, text, other].into_iter().take(count));
                }
            }
        }
    }

    /// Choices of the parts, behind that of the reference.
    fn choose_parts(&mut self, member: Value, inst: InstId) {
        let InstData { inst: Inst::Select(condition, yes, no), line, .. } = self.function.insts[inst].clone() else {
            return;
        };
        let (of_yes, of_no, parts) = (self.parts_of(yes), self.parts_of(no), self.parts[&member]);
        let choices = [
            (Inst::Select(condition, of_yes.is_new, of_no.is_new), parts.is_new),
            (Inst::Select(condition, of_yes.text, of_no.text), parts.text),
            (Inst::Select(condition, of_yes.other, of_no.other), parts.other),
        ];
        let count = if self.web.textual.contains(&member) { 2 } else { 3 };
        let made: Vec<InstId> = choices
            .into_iter()
            .take(count)
            .map(|(inst, result)| self.function.insts.push(InstData { inst, results: vec![result], line }))
            .collect();
        for block in self.function.blocks.values_mut() {
            if let Some(at) = block.insts.iter().position(|other| *other == inst) {
                block.insts.splice(at + 1..at + 1, made);
                return;
            }
        }
    }

    /// Asks the parts in place of the references.
    fn rewrite_uses(&mut self) {
        for block in self.function.blocks.ids().collect::<Vec<_>>() {
            let mut insts = Vec::new();
            for inst in std::mem::take(&mut self.function.blocks[block].insts) {
                let InstData { inst: old, results, line } = self.function.insts[inst].clone();
                if let &[result] = &results[..]
                    && let Some(answer) = self.answer_of_textual(&old)
                {
                    let answer = match answer {
                        Answer::Known(known) => self.constant(Const::Bool(known), Ty::Bool),
                        Answer::Text(text) => text,
                        Answer::IsOld(is_new) => {
                            let value = self.value(Ty::Bool);
                            let inst = Inst::Unary(UnaryOp::Not, is_new);
                            insts.push(self.function.insts.push(InstData { inst, results: vec![value], line }));
                            value
                        }
                    };
                    self.substitution.replace(self.function, result, answer);
                    continue;
                }
                let asked = match &old {
                    Inst::Compare(CompareOp::Eq | CompareOp::Ne, a, b) => {
                        [a, b].into_iter().find_map(|value| self.parts.get(value)).copied()
                    }
                    Inst::Cast(CastOp::PtrToInt, value) => self.parts.get(value).copied(),
                    Inst::Load { keys, .. } => keys.first().and_then(|key| self.parts.get(key)).copied(),
                    _ => None,
                };
                let asked = asked.filter(|_| !old.uses().iter().any(|used| self.web.textual.contains(used)));
                let (Some(parts), &[result]) = (asked, &results[..]) else {
                    insts.push(inst);
                    continue;
                };
                let mut add = |rewriter: &mut Self, inst: Inst, ty: Ty| {
                    let value = rewriter.value(ty);
                    insts.push(rewriter.function.insts.push(InstData { inst, results: vec![value], line }));
                    value
                };
                let answer = match old {
                    Inst::Compare(op, ..) => {
                        let null = self.constant(Const::Null, Ty::Ref);
                        let of_other = add(self, Inst::Compare(op, parts.other, null), Ty::Bool);
                        if op == CompareOp::Eq {
                            let is_old = add(self, Inst::Unary(UnaryOp::Not, parts.is_new), Ty::Bool);
                            add(self, Inst::Binary(BinaryOp::And, is_old, of_other, Flags::default()), Ty::Bool)
                        } else {
                            add(self, Inst::Binary(BinaryOp::Or, parts.is_new, of_other, Flags::default()), Ty::Bool)
                        }
                    }
                    Inst::Load { mem, .. } => {
                        let mark = self.constant(Const::Int(FIRST_TEXT), Ty::I64);
                        let of_other = add(self, Inst::Load { mem, keys: vec![parts.other] }, Ty::I64);
                        let marked = Inst::Binary(BinaryOp::Or, of_other, mark, Flags::default());
                        let of_other = add(self, marked, Ty::I64);
                        add(self, Inst::Select(parts.is_new, parts.text, of_other), Ty::I64)
                    }
                    _ => add(self, Inst::Cast(CastOp::PtrToInt, parts.other), Ty::I64),
                };
                self.substitution.replace(self.function, result, answer);
            }
            // Constants may have been put in front meanwhile.
            let front = std::mem::take(&mut self.function.blocks[block].insts);
            self.function.blocks[block].insts = front.into_iter().chain(insts).collect();
        }
    }

    /// What an instruction that asks something of a reference gives, where the text is enough. What is left over is dead.
    fn answer_of_textual(&self, inst: &Inst) -> Option<Answer> {
        let of_number = |number: Value| match self.shape.definition(self.function, number) {
            Some(Inst::Cast(CastOp::PtrToInt, value)) if self.web.textual.contains(value) => self.parts.get(value),
            _ => None,
        };
        match *inst {
            Inst::Compare(op @ (CompareOp::Eq | CompareOp::Ne), a, b) => {
                let is_asked = self.web.textual.contains(&a) || self.web.textual.contains(&b);
                is_asked.then_some(Answer::Known(op == CompareOp::Ne))
            }
            Inst::Compare(CompareOp::Slt, number, _) => Some(Answer::IsOld(of_number(number)?.is_new)),
            Inst::Select(_, number, _) => Some(Answer::Text(of_number(number)?.text)),
            _ => None,
        }
    }

    /// Makes the strings where they are returned.
    fn return_late(&mut self, class: u128) {
        for block in self.function.blocks.ids().collect::<Vec<_>>() {
            let Terminator::Exit { kind, values, state } = self.function.blocks[block].terminator.clone() else {
                continue;
            };
            let Some(at) = values.iter().position(|value| self.parts.contains_key(value)) else { continue };
            let Parts { is_new, text, other } = self.parts[&values[at]];
            let line = self.function.blocks[block].line;
            let ending = |value: Value, state: Vec<Value>| {
                let mut values = values.clone();
                values[at] = value;
                Terminator::Exit { kind: kind.clone(), values, state }
            };
            let (mut insts, mut other) = (vec![], other);
            if self.web.textual.contains(&values[at]) {
                other = self.value(Ty::Ref);
                let inst = Inst::Cast(CastOp::IntToPtr, text);
                insts.push(self.function.insts.push(InstData { inst, results: vec![other], line }));
            }
            let as_it_is = BlockData { params: vec![], insts, terminator: ending(other, state.clone()), line };
            let as_it_is = self.function.blocks.push(as_it_is);
            let (insts, string, state) = self.making(class, text, state.clone(), line);
            let made = BlockData { params: vec![], insts, terminator: ending(string, state), line };
            let made = self.function.blocks.push(made);
            let to = |block| Target { block, args: vec![] };
            self.function.blocks[block].terminator = Terminator::Branch(is_new, to(made), to(as_it_is));
        }
    }

    /// The instructions that make a string with this text, its reference, and the state afterwards.
    fn making(
        &mut self,
        class: u128,
        text: Value,
        mut state: Vec<Value>,
        line: Line,
    ) -> (Vec<InstId>, Value, Vec<Value>) {
        let mut insts = Vec::new();
        let zero = self.constant(Const::Int(0), Ty::I64);
        let one = self.constant(Const::Int(1), Ty::I64);
        let end = self.constant(Const::Int(FIRST_SPECIAL), Ty::I64);
        let class = self.constant(Const::Int(class), Ty::I32);
        let (of_class, of_text) = (Ty::Mem(self.web.class), Ty::Mem(self.web.text));
        let of_count = Ty::Mem(self.web.count);
        let counts = state.iter().copied().find(|memory| self.function.ty(*memory) == of_count);
        let count = counts.expect("exits that give strings of webs back have this memory");
        let mut add = |rewriter: &mut Self, inst: Inst, ty: Option<Ty>| {
            let results: Vec<Value> = ty.into_iter().map(|ty| rewriter.value(ty)).collect();
            let value = results.first().copied();
            insts.push(rewriter.function.insts.push(InstData { inst, results, line }));
            value.unwrap_or(zero)
        };
        let number = add(self, Inst::Load { mem: count, keys: vec![] }, Some(Ty::I64));
        for (op, bound) in [(CompareOp::Sgt, zero), (CompareOp::Slt, end)] {
            let holds = add(self, Inst::Compare(op, number, bound), Some(Ty::Bool));
            add(self, Inst::Assume(holds), None);
        }
        let next = add(self, Inst::Binary(BinaryOp::Add, number, one, Flags::default()), Some(Ty::I64));
        let string = add(self, Inst::Cast(CastOp::IntToPtr, number), Some(Ty::Ref));
        for (at, memory) in state.clone().into_iter().enumerate() {
            let ty = self.function.ty(memory);
            let (keys, value) = match ty {
                _ if ty == of_count => (vec![], next),
                _ if ty == of_class => (vec![string], class),
                _ if ty == of_text => (vec![string], text),
                _ => continue,
            };
            state[at] = add(self, Inst::Store { mem: memory, keys, value }, Some(ty));
        }
        (insts, string, state)
    }
}

#[cfg(test)]
mod tests {
    use crate::tests::after_each;
    use crate::{Arithmetic, simplify};

    const HEAD: &str = "
        region @count: [] -> i64 objects
        region @class: [ref] -> i32 shared
        region @java.lang.String.text: [ref] -> i64 shared
        region @r: [] -> ref shared
    ";

    /// A string that is made on one branch, then looked into and made anew on another one, and then left as it is.
    fn late(change: impl Fn(String) -> String) -> String {
        let text = format!(
            "{HEAD}
            func @f(a: bool, b: bool, given: ref, t: i64; c: @count, k: @class, s: @java.lang.String.text, r: @r) -> ref {{
            entry:
              code: i32 = const 7
              none: ref = const null
              zero: i64 = const 0
              one: i64 = const 1
              mark: i64 = const -9223372036854775808
              branch a, first, join(given, c, k, s)
            first:
              number = load c[]
              string: ref = int_to_ptr number
              next = add number, one
              c.1 = store c[], next
              k.1 = store k[string], code
              s.1 = store s[string], t
              jump join(string, c.1, k.1, s.1)
            join(x: ref, c.2: @count, k.2: @class, s.2: @java.lang.String.text):
              loaded = load s.2[x]
              y = or loaded, mark
              branch b, second, out(x, c.2, k.2, s.2)
            second:
              number.1 = load c.2[]
              string.1: ref = int_to_ptr number.1
              next.1 = add number.1, one
              c.3 = store c.2[], next.1
              k.3 = store k.2[string.1], code
              both: i64 = pure @string.concat(y, t)
              s.3 = store s.2[string.1], both
              jump out(string.1, c.3, k.3, s.3)
            out(z: ref, c.4: @count, k.4: @class, s.4: @java.lang.String.text):
              exit return (z; c.4, k.4, s.4, r)
            }}"
        );
        after_each(&change(text), |function, regions| {
            super::run(function, regions);
            simplify(function, regions, Arithmetic::MACHINE);
        })
    }

    /// Each way to the end counts one string or none.
    #[test]
    fn strings_are_made_where_they_are_returned() {
        let text = late(|text| text);
        assert_eq!(text.matches("store c[]").count(), 1, "{text}");
        assert!(text.contains("pure @string.concat(y, t)") && text.contains("; c, k, s, r)"), "{text}");
    }

    /// A constant that a loop makes longer: the text is one value, and a string is made of it at the end, if there was a round.
    #[test]
    fn the_text_is_enough_beside_constants() {
        let text = format!(
            "{HEAD}
            func @f(n: i32, t: i64; c: @count, k: @class, s: @java.lang.String.text, r: @r) -> ref {{
            entry:
              code: i32 = const 7
              none: ref = const null
              zero: i64 = const 0
              one: i64 = const 1
              start: i32 = const 0
              step: i32 = const 1
              mark: i64 = const -9223372036854775808
              word: i64 = const -9223372036854775803
              constant: ref = int_to_ptr word
              jump loop(start, constant, c, k, s)
            loop(i: i32, x: ref, c.1: @count, k.1: @class, s.1: @java.lang.String.text):
              more = slt i, n
              branch more, body, out
            body:
              loaded = load s.1[x]
              marked = or loaded, mark
              as_number: i64 = ptr_to_int x
              is_constant = slt as_number, zero
              y = select is_constant, as_number, marked
              number = load c.1[]
              string: ref = int_to_ptr number
              next = add number, one
              c.2 = store c.1[], next
              k.2 = store k.1[string], code
              both: i64 = pure @string.concat(y, t)
              s.2 = store s.1[string], both
              i.1 = add i, step
              jump loop(i.1, string, c.2, k.2, s.2)
            out:
              exit return (x; c.1, k.1, s.1, r)
            }}"
        );
        let text = after_each(&text, |function, regions| {
            super::run(function, regions);
            simplify(function, regions, Arithmetic::MACHINE);
        });
        assert!(!text.contains("load s") && text.matches("store c[]").count() == 1, "{text}");
        assert!(text.contains("pure @string.concat(y, t)") && !text.contains("select"), "{text}");
    }

    /// A string that somebody may know again is made where it was.
    #[test]
    fn strings_that_get_out_stay() {
        let changes: &[&[(&str, &str)]] = &[
            &[("loaded = load s.2[x]", "loaded = load s.2[x]\n same = eq x, given\n assume same")],
            &[("loaded = load s.2[x]", "loaded: i64 = ptr_to_int x")],
            &[("loaded = load s.2[x]", "loaded = load s.2[x]\n r.1 = store r[], x"), ("s.4, r)", "s.4, r.1)")],
            &[("loaded = load s.2[x]", "loaded = load s.2[x]\n what = load k.2[x]\n is = eq what, code\n assume is")],
        ];
        for &change in changes {
            let text = late(|text| {
                change.iter().fold(text, |text, (from, to)| {
                    assert!(text.contains(from), "{from}");
                    text.replace(from, to)
                })
            });
            assert!(text.contains("store k[string], "), "{change:?}: {text}");
        }
    }
}
