//! Lambdas and method references as objects of classes.

use std::collections::BTreeSet;

use super::assembler::{Assembler, PUBLIC, STATIC, box_of, member, object, slots, unboxing};
use crate::classfile::{
    Access, BootstrapArgument, Class, DynamicSite, Field, Instruction, InvokeKind, MethodHandle, StackOp,
};
use crate::digest::{Digester, Start, digest_text};
use crate::program::OBJECT;
use crate::types::{JavaType, Kind, MethodType, Name};

/// The class that a lambda becomes, and the instruction that makes an object of it.
pub struct Lambda {
    /// The class.
    pub class: Class,
    /// Takes what is captured from the stack and leaves the object.
    pub make: Instruction,
}

/// The class for the lambda that is made at a site, if it is one of the plain kind.
pub fn class_of(digester: &Digester, site: &DynamicSite) -> Option<Lambda> {
    let factory = &site.bootstrap.method.member;
    if (&*factory.class, &*factory.name) != ("java/lang/invoke/LambdaMetafactory", "metafactory") {
        return None;
    }
    let [BootstrapArgument::Type(erased), BootstrapArgument::Handle(body), BootstrapArgument::Type(actual)] =
        &site.bootstrap.arguments[..]
    else {
        return None;
    };
    let captured = MethodType::parse(&site.descriptor)?;
    let Some(JavaType::Object(interface)) = &captured.result else { return None };
    let name = class_name(digester, site, interface, (erased, actual), body);
    let fields: Vec<Field> = captured
        .params
        .iter()
        .enumerate()
        .map(|(index, ty)| Field {
            name: format!("captured{index}").into(),
            ty: ty.clone(),
            access: Access(0x1012),
            constant: None,
        })
        .collect();
    let takes = MethodType { params: captured.params.clone(), result: None }.to_string();
    let gives = MethodType { params: captured.params.clone(), result: Some(object(&name)) }.to_string();
    let mut constructor = Assembler::default();
    constructor.push(Instruction::Load(Kind::Ref, 0));
    constructor.invoke(InvokeKind::Special, OBJECT, "<init>", "()V");
    for (field, (kind, slot)) in fields.iter().zip(slots(&captured.params, 1)) {
        constructor.push(Instruction::Load(Kind::Ref, 0));
        constructor.push(Instruction::Load(kind, slot));
        constructor.push(Instruction::PutField(member(&name, &field.name, &field.ty.to_string())));
    }
    constructor.push(Instruction::Return(None));
    let mut maker = Assembler::default();
    maker.push(Instruction::New(name.clone()));
    maker.push(Instruction::Stack(StackOp::Dup));
    for (kind, slot) in slots(&captured.params, 0) {
        maker.push(Instruction::Load(kind, slot));
    }
    maker.invoke(InvokeKind::Special, &name, "<init>", &takes);
    maker.push(Instruction::Return(Some(Kind::Ref)));
    let call = call_of_body(&name, &fields, erased, actual, body)?;
    let methods = vec![
        constructor.method("<init>", &takes, PUBLIC)?,
        maker.method("make", &gives, STATIC)?,
        call.method(&site.name, erased, PUBLIC)?,
    ];
    let class = Class {
        name: name.clone(),
        super_name: Some(OBJECT.into()),
        interfaces: vec![interface.clone()],
        access: Access(0x1031),
        fields,
        methods,
        source_file: None,
        nest_host: None,
        nest_members: vec![],
        annotations: vec![],
    };
    Some(Lambda { class, make: Instruction::Invoke(InvokeKind::Static, member(&name, "make", &gives)) })
}

/// The name says all that tells one lambda from another: what it is to its callers, and what it may run.
fn class_name(
    digester: &Digester,
    site: &DynamicSite,
    interface: &Name,
    (erased, actual): (&Name, &Name),
    body: &MethodHandle,
) -> Name {
    let target = &body.member;
    let is_made = digester.is_lambda(&target.class, &target.name, &target.descriptor);
    let method = match is_made {
        true => Start::Exactly(target.class.clone(), target.name.clone(), target.descriptor.clone()),
        false => Start::Method(target.name.clone(), target.descriptor.clone()),
    };
    let runs = digester.digest(&[Start::Initialiser(target.class.clone()), method], &BTreeSet::new());
    let called = if is_made { "lambda" } else { &target.name };
    let what = format!(
        "{interface} {} {} {erased} {actual} {} {} {called} {} {runs}",
        site.name, site.descriptor, body.kind, target.class, target.descriptor
    );
    format!("{interface}$$Lambda{}", digest_text(&what)).into()
}

/// The method of the interface: calls the body with what was captured and what it is given.
fn call_of_body(name: &Name, fields: &[Field], erased: &Name, actual: &Name, body: &MethodHandle) -> Option<Assembler> {
    let (erased, actual) = (MethodType::parse(erased)?, MethodType::parse(actual)?);
    let target = &body.member;
    let declared = MethodType::parse(&target.descriptor)?;
    let kind = match body.kind {
        5 => InvokeKind::Virtual,
        6 => InvokeKind::Static,
        7 | 8 => InvokeKind::Special,
        9 => InvokeKind::Interface,
        _ => return None,
    };
    let receiver = matches!(body.kind, 5 | 7 | 9).then(|| object(&target.class));
    let wanted: Vec<JavaType> = receiver.into_iter().chain(declared.params.iter().cloned()).collect();
    if wanted.len() != fields.len() + erased.params.len() || erased.params.len() != actual.params.len() {
        return None;
    }
    let mut code = Assembler::default();
    if body.kind == 8 {
        code.push(Instruction::New(target.class.clone()));
        code.push(Instruction::Stack(StackOp::Dup));
    }
    let mut wanted = wanted.iter();
    for (field, wanted) in fields.iter().zip(&mut wanted) {
        code.push(Instruction::Load(Kind::Ref, 0));
        code.push(Instruction::GetField(member(name, &field.name, &field.ty.to_string())));
        adapt(&mut code, &field.ty, wanted)?;
    }
    let params = erased.params.iter().zip(&actual.params).zip(slots(&erased.params, 1));
    for (((erased, actual), (kind, slot)), wanted) in params.zip(wanted) {
        code.push(Instruction::Load(kind, slot));
        adapt(&mut code, erased, actual)?;
        adapt(&mut code, actual, wanted)?;
    }
    code.invoke(kind, &target.class, &target.name, &target.descriptor);
    let given = if body.kind == 8 { Some(object(&target.class)) } else { declared.result };
    match (&given, &erased.result) {
        (Some(given), Some(result)) => {
            let actual = actual.result.as_ref().unwrap_or(result);
            adapt(&mut code, given, actual)?;
            code.push(Instruction::Return(Some(result.kind())));
        }
        (Some(given), None) => {
            code.push(Instruction::Stack(if given.kind().words() == 2 { StackOp::Pop2 } else { StackOp::Pop }));
            code.push(Instruction::Return(None));
        }
        (None, None) => {
            code.push(Instruction::Return(None));
        }
        (None, Some(_)) => return None,
    }
    Some(code)
}

/// Makes a value of one type one of another, as far as a method reference does so by itself.
fn adapt(code: &mut Assembler, from: &JavaType, to: &JavaType) -> Option<()> {
    if from == to {
        return Some(());
    }
    match (from, to) {
        (_, JavaType::Object(name)) if from.kind() == Kind::Ref && &**name == OBJECT => {}
        (JavaType::Object(_) | JavaType::Array(_), JavaType::Object(_) | JavaType::Array(_)) => {
            code.push(Instruction::CheckCast(to.clone()));
        }
        (JavaType::Object(class), _) => {
            let (inside, method) = unboxing(class)?;
            code.invoke(InvokeKind::Virtual, class, method, &format!("(){inside}"));
            widen(code, &inside, to)?;
        }
        (_, JavaType::Object(class)) => {
            // Into the box of the value's own type, which may be seen as something more general.
            let own = box_of(from)?;
            if unboxing(class).is_some() && **class != *own {
                return None;
            }
            code.invoke(InvokeKind::Static, own, "valueOf", &format!("({from})L{own};"));
        }
        _ => widen(code, from, to)?,
    }
    Some(())
}

/// A number as one of a wider type.
fn widen(code: &mut Assembler, from: &JavaType, to: &JavaType) -> Option<()> {
    let rank = |ty: &JavaType| {
        Some(match ty {
            JavaType::Byte => 0,
            JavaType::Short => 1,
            JavaType::Int => 2,
            JavaType::Long => 3,
            JavaType::Float => 4,
            JavaType::Double => 5,
            _ => return None,
        })
    };
    if from == to {
        return Some(());
    }
    let from_rank = if *from == JavaType::Char { rank(&JavaType::Int)? - 1 } else { rank(from)? };
    if from_rank >= rank(to)? || (*from == JavaType::Char && rank(to)? < 2) {
        return None;
    }
    if from.kind() != to.kind() {
        code.push(Instruction::Convert(from.kind(), to.kind()));
    }
    Some(())
}
