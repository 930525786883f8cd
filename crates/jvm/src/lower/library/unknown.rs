//! Library methods that are not modelled: calls of code that we do not have.
//!
//! What a library keeps inside its own objects is part of the world. Beside the world such a call is given the memories that
//! a library can look into or change: the contents of strings, boxes and exceptions, arrays of the kinds that the
//! program hands out, and the fields that methods touch which the library may call back. Which methods these are, and
//! what they do, is in the name of the external function, so calls of two programs are the same function only if the library
//! would run the same code.

use std::collections::{BTreeMap, BTreeSet};

use tandem_base::Assumption;
use tandem_base::objects::{ARRAY_LENGTH, CLASS, STRING_TEXT};
use tandem_ir::{Callee, CompareOp, Inst, RegionId, RegionKind, Signature, Ty, Value};

use super::LibraryCall;
use super::callbacks::Callback;
use super::callers::{CallersView, is_left_to_callers};
use crate::classfile::{InvokeKind, MemberRef};
use crate::digest::Start;
use crate::error::Error;
use crate::frames::RefType;
use crate::lower::context::{Context, MethodKey, array_region_name};
use crate::lower::heap::SPECIAL;
use crate::lower::method::MethodLowering;
use crate::models::PRIMITIVES;
use crate::program::{OBJECT, Program, STRING, THROWABLE};
use crate::types::{JavaType, Kind};

/// What library methods see of a program.
#[derive(Clone, Debug, Default)]
pub struct LibraryView {
    /// The memories that are handed over.
    pub regions: BTreeSet<RegionId>,
    /// A digest of the methods that may be called back, if there are any.
    pub digest: Option<String>,
    /// What the library may call or look at, by name, with the class it belongs to and a digest; nothing if no library method
    /// is called.
    pub called: Option<BTreeMap<String, (String, String)>>,
    /// Those of the methods that may be called back which are called step by step.
    pub callbacks: Vec<Callback>,
    /// What code of the caller's sees, if any is called.
    pub callers: Option<CallersView>,
}

impl LibraryView {
    /// The name of a function of the library, which says what code of the program it may run.
    pub fn named(&self, name: &str) -> String {
        match &self.digest {
            Some(digest) => format!("{name} calling back {digest}"),
            None => name.to_string(),
        }
    }
}

/// Library classes whose objects hold nothing but data of their own, so that no object of the program can be inside.
const HOLD_NOTHING: &[&str] = &[
    "java/lang/String",
    "java/lang/StringBuilder",
    "java/lang/StringBuffer",
    "java/lang/CharSequence",
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Short",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Float",
    "java/lang/Double",
    "java/lang/Number",
    "java/lang/Class",
    "java/math/BigInteger",
    "java/math/BigDecimal",
    "java/math/MathContext",
    "java/math/RoundingMode",
    "java/util/Random",
    "java/util/UUID",
    "java/util/BitSet",
    "java/util/Locale",
    "java/util/regex/Pattern",
    "java/util/regex/Matcher",
    "java/io/PrintStream",
    "java/nio/charset/Charset",
    "java/text/DecimalFormat",
];

/// Library classes whose static methods only compute.
const COMPUTES: &[&str] = &[
    "java/lang/Math",
    "java/lang/StrictMath",
    "java/lang/Boolean",
    "java/lang/Byte",
    "java/lang/Character",
    "java/lang/Short",
    "java/lang/Integer",
    "java/lang/Long",
    "java/lang/Float",
    "java/lang/Double",
];

impl MethodLowering<'_, '_> {
    /// A call of a library method that is not modelled.
    pub(super) fn call_unknown(&mut self, call: &LibraryCall<'_>) -> Result<Option<Value>, Error> {
        if self.cx.program.class(call.class).is_some() && !is_left_to_callers(self.cx.program, call.class) {
            let name = format!("{}.{}{}", call.class, call.name, call.descriptor);
            return Err(self.unsupported(format!("the method {name}, which is not given")));
        }
        self.check_left_out(call)?;
        // Those that go by which object is which.
        let by_identity = call.class == "java/util/IdentityHashMap" || call.class.starts_with("java/lang/ref/");
        self.cx.compares_boxes |= by_identity || call.name == "identityHashCode" || call.name == "newSetFromMap";
        let is_of_jdk = is_of_jdk(call.class);
        let numbers_only =
            call.receiver.is_none() && call.ty.params.iter().chain(&call.ty.result).all(|ty| ty.kind() != Kind::Ref);
        // What the program can see change, and anything may be answered.
        let is_effect = matches!(
            (call.class, call.name),
            ("java/lang/Math" | "java/lang/StrictMath", "random")
                | ("java/lang/Thread", "sleep" | "yield" | "onSpinWait")
        );
        let name = match call.kind {
            // Which method it is depends on the object alone, not on what the program knows of it.
            InvokeKind::Virtual | InvokeKind::Interface if is_of_jdk => {
                format!("library method {}{}", call.name, call.descriptor)
            }
            _ => format!("{}.{}{}", call.class, call.name, call.descriptor),
        };
        let name = match (call.class, call.name) {
            // It depends on more than what it is given, so programs that are not the same have functions of their own.
            (PRIMITIVES, "stale") => format!("{name} in {}", self.cx.digest_of_roots()),
            _ => name,
        };
        let args: Vec<Value> = call.args.iter().zip(&call.ty.params).map(|(&arg, ty)| self.narrowed(arg, ty)).collect();
        if numbers_only && (!is_of_jdk || is_effect) {
            self.cx.assumptions.insert(Assumption::LibraryFields);
            return self.call_external(&name, &args, call.ty.result.as_ref(), true);
        }
        if numbers_only && COMPUTES.contains(&call.class) {
            return self.call_function(&name, &args, call.ty.result.as_ref());
        }
        self.call_on_view(&name, call, &args, is_of_jdk)
    }

    /// A call of a function that depends on its arguments alone.
    fn call_function(&mut self, name: &str, args: &[Value], result: Option<&JavaType>) -> Result<Option<Value>, Error> {
        let results: Vec<Ty> = result.iter().map(|result| result.ty()).collect();
        let params = args.iter().map(|&arg| self.b.ty(arg)).collect();
        let signature = Signature { params, results: results.clone(), state: vec![] };
        let external = self.cx.external(name, signature, true);
        let types: Vec<Ty> = [Ty::I32].into_iter().chain(results).collect();
        let values = self.b.emit(Inst::Call { callee: Callee::External(external), args: args.to_vec() }, &types);
        self.after_call(values[0])?;
        Ok(result.map(|result| self.widened(values[1], result)))
    }

    /// A call of a function that sees and changes the world, and memories that a library can get at.
    pub(in crate::lower) fn call_on_view(
        &mut self,
        name: &str,
        call: &LibraryCall<'_>,
        args: &[Value],
        is_of_jdk: bool,
    ) -> Result<Option<Value>, Error> {
        let runs_callers = self.runs_callers_code(call);
        if !runs_callers || is_of_jdk {
            self.cx.assumptions.insert(Assumption::LibraryReflection);
        }
        let receiver = call.receiver.map(|(receiver, ty)| (receiver, Some(ty.clone())));
        let given: Vec<(Value, Option<RefType>)> =
            receiver.into_iter().chain(args.iter().copied().zip(call.types.iter().cloned())).collect();
        for ty in given.iter().filter_map(|(_, ty)| ty.as_ref()?.ty.clone()) {
            self.cx.passed.insert(ty);
        }
        if let Some(result @ JavaType::Array(_)) = &call.ty.result {
            self.cx.passed.insert(result.clone());
        }
        self.calls_library = true;
        self.calls_callers |= runs_callers;
        if self.is_exploring() {
            let code = self.b.value(Inst::Arbitrary, Ty::I32);
            self.after_call(code)?;
            let result = call.ty.result.as_ref().map(|result| self.b.value(Inst::Arbitrary, result.kind().ty()));
            return Ok(result);
        }
        let mut view = self.cx.library.clone();
        if let Some(callers) = view.callers.as_ref().filter(|_| runs_callers) {
            view.regions.extend(&callers.regions);
        }
        let kept = self.unchanging(&given)?;
        let mut kept = kept;
        kept.extend(self.final_fields(call.name, &given)?);
        let before: Vec<Value> = kept.iter().map(|&(region, object)| self.load(region, &[object])).collect();
        let objects: Vec<Value> = given.iter().map(|(value, _)| *value).collect();
        self.call_back(name, &objects, is_of_jdk, &view)?;
        let allocated = self.allocated_region()?;
        let count = self.load(allocated, &[]);
        let mut values: Vec<Value> = given.iter().map(|(value, _)| *value).collect();
        let params: Vec<Ty> = values.iter().map(|&value| self.b.ty(value)).collect();
        let results: Vec<Ty> = call.ty.result.iter().map(JavaType::ty).collect();
        let state: Vec<Ty> = view.regions.iter().map(|&region| Ty::Mem(region)).chain([Ty::World]).collect();
        let signature = Signature { params, results: results.clone(), state: state.clone() };
        let external = self.cx.external(&view.named(name), signature, is_of_jdk);
        for &region in &view.regions {
            let memory = self.memory(region);
            values.push(memory);
        }
        let world = self.world_variable();
        values.push(self.b.read(world));
        let types: Vec<Ty> = [Ty::I32].into_iter().chain(results.iter().copied()).chain(state).collect();
        let values = self.b.emit(Inst::Call { callee: Callee::External(external), args: values }, &types);
        let mut states = values[1 + results.len()..].iter().copied();
        for (&region, memory) in view.regions.iter().zip(&mut states) {
            self.set_memory(region, memory);
        }
        if let Some(after) = states.next() {
            self.b.write(world, after);
        }
        for ((region, object), before) in kept.into_iter().zip(before) {
            let after = self.load(region, &[object]);
            let is_kept = self.b.compare(CompareOp::Eq, before, after);
            self.assume(is_kept);
        }
        self.assume_grown(allocated, count);
        self.after_call(values[0])?;
        match &call.ty.result {
            None => Ok(None),
            Some(result) => {
                if result.kind() == Kind::Ref {
                    self.assume_reference(values[1], result)?;
                }
                Ok(Some(self.widened(values[1], result)))
            }
        }
    }

    /// Objects are only ever added.
    pub(super) fn assume_grown(&mut self, allocated: RegionId, count: Value) {
        let after = self.load(allocated, &[]);
        let is_more = self.b.compare(CompareOp::Ule, count, after);
        self.assume(is_more);
        let end = self.long(SPECIAL);
        let is_ordinary = self.b.compare(CompareOp::Ult, after, end);
        self.assume(is_ordinary);
    }

    /// What stays as it is whatever a library does: texts of strings, lengths of arrays, classes of objects. Of all
    /// objects that could be named, those handed over and the parameters of the method are looked at.
    fn unchanging(&mut self, given: &[(Value, Option<RefType>)]) -> Result<Vec<(RegionId, Value)>, Error> {
        let has_receiver = !self.method.access.is_static();
        let params = self.method.ty.params.iter().cloned().map(Some);
        let params: Vec<(Value, Option<JavaType>)> =
            self.b.params().iter().copied().skip(usize::from(has_receiver)).zip(params).collect();
        let given = given.iter().filter_map(|(value, ty)| Some((*value, ty.as_ref()?.ty.clone())));
        let mut kept = Vec::new();
        for (value, ty) in given.chain(params) {
            let region = match &ty {
                Some(JavaType::Array(_)) => self.length_region()?,
                Some(JavaType::Object(name)) if &**name == STRING => self.text_region()?,
                Some(JavaType::Object(name)) if !self.cx.program.is_final(name) => self.class_region()?,
                _ => continue,
            };
            if !kept.contains(&(region, value)) {
                kept.push((region, value));
            }
        }
        Ok(kept)
    }

    /// A static field of a library, which has one value for ever.
    pub(in crate::lower) fn library_constant(&mut self, field: &MemberRef, ty: &JavaType) -> Result<(), Error> {
        let name = format!("{}.{}", field.class, field.name);
        if !is_of_jdk(&field.class) {
            return Err(self.unsupported(format!("the library field {name}")));
        }
        self.cx.assumptions.insert(Assumption::LibraryStatics);
        let signature = Signature { params: vec![], results: vec![ty.ty()], state: vec![] };
        let external = self.cx.external(&name, signature, true);
        let values = self.b.emit(Inst::Call { callee: Callee::External(external), args: vec![] }, &[Ty::I32, ty.ty()]);
        let zero = self.int(0);
        let is_there = self.b.compare(CompareOp::Eq, values[0], zero);
        self.assume(is_there);
        if ty.kind() == Kind::Ref {
            self.assume_reference(values[1], ty)?;
        }
        let value = self.widened(values[1], ty);
        self.push(value);
        Ok(())
    }
}

impl Context<'_> {
    /// The given methods that a library may call on what it is handed, by class.
    pub fn called_back(&self) -> BTreeSet<MethodKey> {
        let program = self.program;
        let mut passed = self.passed.clone();
        let mut methods: BTreeSet<MethodKey> = BTreeSet::new();
        loop {
            let before = (passed.len(), methods.len());
            let holds_any = passed.iter().any(|ty| can_hold_any(program, ty));
            for class in program.classes() {
                let is_passed = holds_any || passed.iter().any(|ty| can_be(program, ty, &class.name));
                if !is_passed || !self.can_exist(&class.name) {
                    continue;
                }
                for (class, name, descriptor) in program.called_back(&class.name) {
                    let method = program.class(&class).and_then(|class| class.method(&name, &descriptor));
                    // What it returns is in the library's hands too.
                    let result = method.and_then(|method| method.ty.result.clone());
                    passed.extend(result.filter(|ty| ty.kind() == Kind::Ref));
                    methods.insert(MethodKey { class, name, descriptor });
                }
            }
            if before == (passed.len(), methods.len()) {
                return methods;
            }
        }
    }

    /// What library methods see, given all that the methods touch which they may call back.
    pub fn library_view(
        &mut self,
        touched: &BTreeSet<RegionId>,
        world: &BTreeSet<MethodKey>,
    ) -> Result<LibraryView, String> {
        let mut regions = touched.clone();
        regions.insert(self.region("@allocated", &[], Ty::I64, RegionKind::ObjectCount)?);
        regions.insert(self.region(CLASS, &[Ty::Ref], Ty::I32, RegionKind::Shared)?);
        regions.insert(self.region(ARRAY_LENGTH, &[Ty::Ref], Ty::I32, RegionKind::Shared)?);
        regions.insert(self.region(STRING_TEXT, &[Ty::Ref], Ty::I64, RegionKind::Shared)?);
        if self.catches {
            regions.insert(self.region("@exception", &[], Ty::Ref, RegionKind::Hidden)?);
        }
        let results = world.iter().filter_map(|key| self.program.find_method(&key.class, &key.name, &key.descriptor));
        let results = results.filter_map(|(_, method)| method.ty.result.clone());
        let passed: BTreeSet<JavaType> = self.passed.iter().cloned().chain(results).collect();
        let arrays: BTreeSet<&str> = passed.iter().flat_map(arrays_in).collect();
        let hands_out = |class: &str| passed.iter().any(|ty| can_be(self.program, ty, class));
        for (id, region) in self.regions.iter() {
            let is_seen = match region.name.as_str() {
                "java.lang.StringBuilder.text" => hands_out("java/lang/StringBuilder"),
                "java.lang.StringBuffer.text" => hands_out("java/lang/StringBuffer"),
                // What never changes is no state.
                name if name.starts_with("java.lang.") => region.kind != RegionKind::Constant,
                name => {
                    region.kind == RegionKind::Shared
                        && (arrays.contains(name) || name.starts_with("array.") && arrays.contains("array."))
                }
            };
            if is_seen {
                regions.insert(id);
            }
        }
        // The classes of lambdas are named by what they do already.
        let callbacks = self.callbacks(world);
        let is_in_steps = |key: &MethodKey| callbacks.iter().any(|callback| callback.key == *key);
        let starts: Vec<Start> = world
            .iter()
            .filter(|key| !key.class.contains("$$Lambda") && !is_in_steps(key))
            .map(|key| Start::Exactly(key.class.clone(), key.name.clone(), key.descriptor.clone()))
            .collect();
        let digest = (!starts.is_empty()).then(|| self.program.digest(&starts));
        let called = Some(self.what_is_called(world));
        Ok(LibraryView { regions, digest, called, callbacks, callers: None })
    }

    /// What a library may call or look at, with digests that are equal only if it is the same.
    fn what_is_called(&self, methods: &BTreeSet<MethodKey>) -> BTreeMap<String, (String, String)> {
        let program = self.program;
        let mut called = BTreeMap::new();
        for key in methods.iter().filter(|key| !key.class.contains("$$Lambda")) {
            let start = Start::Exactly(key.class.clone(), key.name.clone(), key.descriptor.clone());
            called.insert(key.name_in_full(), (key.class.to_string(), program.digest(&[start])));
        }
        // Maps and sets of enum constants go by their order.
        let holds_any = self.passed.iter().any(|ty| can_hold_any(program, ty));
        let passes_classes = self.passed.iter().any(|ty| *ty == JavaType::object("java/lang/Class"));
        for class in program.classes().filter(|class| class.access.is_enum()) {
            if holds_any || passes_classes || self.passed.iter().any(|ty| can_be(program, ty, &class.name)) {
                let constants = class.fields.iter().filter(|field| field.access.is_static() && field.access.is_enum());
                let names: Vec<&str> = constants.map(|field| &*field.name).collect();
                let name = format!("the constants of {}", class.name.replace('/', "."));
                called.insert(name, (class.name.to_string(), names.join(" ")));
            }
        }
        called
    }
}

/// The regions of the arrays that an object of this type can be or contain; `array.` stands for all.
pub(super) fn arrays_in(ty: &JavaType) -> Vec<&'static str> {
    match ty {
        JavaType::Array(element) => {
            let mut regions = vec![array_region_name(element)];
            if element.kind() == Kind::Ref {
                regions.extend(arrays_in(element));
            }
            regions
        }
        JavaType::Object(name) if matches!(&**name, OBJECT | "java/lang/Cloneable" | "java/io/Serializable") => {
            vec!["array."]
        }
        _ => vec![],
    }
}

/// Whether an object that is handed out as this type can be, or as an array contain, one of this class.
pub(super) fn can_be(program: &Program, ty: &JavaType, class: &str) -> bool {
    match ty {
        JavaType::Object(name) => program.is_subtype(class, name) != Some(false),
        JavaType::Array(element) => can_be(program, element, class),
        _ => false,
    }
}

/// Whether objects of the program can be inside an object that is handed out as this type, whatever its elements are
/// declared as.
fn can_hold_any(program: &Program, ty: &JavaType) -> bool {
    match ty {
        JavaType::Object(name) if program.class(name).is_some() => is_left_to_callers(program, name),
        JavaType::Object(name) => {
            !HOLD_NOTHING.contains(&&**name)
                && !name.starts_with("java/time/")
                && program.is_subtype(name, THROWABLE) != Some(true)
        }
        JavaType::Array(element) => can_hold_any(program, element),
        _ => false,
    }
}

/// Whether a class, or a method by its full name, is of the Java library.
pub fn is_of_jdk(class: &str) -> bool {
    ["java/", "javax/", "jdk/", "sun/", "com/sun/"].iter().any(|prefix| class.starts_with(prefix))
        || class.starts_with('[')
}
