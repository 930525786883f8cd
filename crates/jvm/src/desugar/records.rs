//! The methods that every record has, as the library makes them.

use std::sync::Arc;

use rustc_hash::FxHashMap;

use super::assembler::{Assembler, STATIC, box_of, member, object};
use crate::classfile::{
    Arithmetic, BootstrapArgument, Class, Condition, Constant, DynamicSite, Instruction, InvokeKind, Method,
};
use crate::program::OBJECT;
use crate::types::{JavaType, Kind, MethodType, Name};

/// The method that a site in a record calls, and the instruction that calls it.
pub fn method_of(
    classes: &FxHashMap<Name, Arc<Class>>,
    class: &Class,
    site: &DynamicSite,
) -> Option<(Method, Instruction)> {
    let factory = &site.bootstrap.method.member;
    if &*factory.class != "java/lang/runtime/ObjectMethods" {
        return None;
    }
    let [BootstrapArgument::Constant(Constant::Class(record)), BootstrapArgument::Constant(_), handles @ ..] =
        &site.bootstrap.arguments[..]
    else {
        return None;
    };
    if *record != object(&class.name) {
        return None;
    }
    let mut fields = Vec::new();
    for handle in handles {
        let BootstrapArgument::Handle(handle) = handle else { return None };
        if handle.kind != 1 || handle.member.class != class.name {
            return None;
        }
        fields.push((handle.member.name.clone(), JavaType::parse(&handle.member.descriptor)?));
    }
    let code = match &*site.name {
        "equals" => equals(class, &fields)?,
        "hashCode" => hash_code(class, &fields)?,
        "toString" => to_string(classes, class, &fields, site)?,
        _ => return None,
    };
    let name = format!("${}", site.name);
    let method = code.method(&name, &site.descriptor, STATIC)?;
    Some((method, Instruction::Invoke(InvokeKind::Static, member(&class.name, &name, &site.descriptor))))
}

/// `other instanceof R r && all fields equal`; floats as `compare` has it.
fn equals(class: &Class, fields: &[(Name, JavaType)]) -> Option<Assembler> {
    let mut code = Assembler::default();
    let mut to_no = Vec::new();
    code.push(Instruction::Load(Kind::Ref, 1));
    code.push(Instruction::InstanceOf(object(&class.name)));
    to_no.push((code.push(Instruction::Nop), Condition::Eq));
    for (name, ty) in fields {
        let load = |code: &mut Assembler, slot: u16| {
            code.push(Instruction::Load(Kind::Ref, slot));
            if slot == 1 {
                code.push(Instruction::CheckCast(object(&class.name)));
            }
            code.push(Instruction::GetField(member(&class.name, name, &ty.to_string())));
        };
        match ty {
            JavaType::Object(_) | JavaType::Array(_) => {
                // Both null, or the first equal to the second.
                let receiver = if let JavaType::Object(class) = ty { class.clone() } else { OBJECT.into() };
                load(&mut code, 0);
                let on_object = code.push(Instruction::Nop);
                load(&mut code, 1);
                let on_null = code.push(Instruction::Nop);
                let no = code.push(Instruction::Push(Constant::Int(0)));
                let join = code.push(Instruction::Nop);
                let both_null = code.here();
                code.push(Instruction::Push(Constant::Int(1)));
                let second_join = code.push(Instruction::Nop);
                let is_object = code.here();
                load(&mut code, 0);
                load(&mut code, 1);
                code.invoke(InvokeKind::Virtual, &receiver, "equals", "(Ljava/lang/Object;)Z");
                let end = code.here();
                code.set(on_object, Instruction::IfNull(false, is_object));
                code.set(on_null, Instruction::IfNull(true, both_null));
                code.set(join, Instruction::Goto(end));
                code.set(second_join, Instruction::Goto(end));
                debug_assert!(no < join);
                to_no.push((code.push(Instruction::Nop), Condition::Eq));
            }
            JavaType::Float | JavaType::Double => {
                load(&mut code, 0);
                load(&mut code, 1);
                let class = box_of(ty)?;
                code.invoke(InvokeKind::Static, class, "compare", &format!("({ty}{ty})I"));
                to_no.push((code.push(Instruction::Nop), Condition::Ne));
            }
            JavaType::Long => {
                load(&mut code, 0);
                load(&mut code, 1);
                code.push(Instruction::Compare(Kind::Long, true));
                to_no.push((code.push(Instruction::Nop), Condition::Ne));
            }
            JavaType::Boolean | JavaType::Byte | JavaType::Char | JavaType::Short | JavaType::Int => {
                load(&mut code, 0);
                load(&mut code, 1);
                code.push(Instruction::Arithmetic(Arithmetic::Xor, Kind::Int));
                to_no.push((code.push(Instruction::Nop), Condition::Ne));
            }
        }
    }
    code.push(Instruction::Push(Constant::Int(1)));
    code.push(Instruction::Return(Some(Kind::Int)));
    let no = code.here();
    code.push(Instruction::Push(Constant::Int(0)));
    code.push(Instruction::Return(Some(Kind::Int)));
    for (at, condition) in to_no {
        code.set(at, Instruction::If(condition, no));
    }
    Some(code)
}

/// 31 times what was there plus the next field's, from 0.
fn hash_code(class: &Class, fields: &[(Name, JavaType)]) -> Option<Assembler> {
    let mut code = Assembler::default();
    code.push(Instruction::Push(Constant::Int(0)));
    for (name, ty) in fields {
        code.push(Instruction::Push(Constant::Int(31)));
        code.push(Instruction::Arithmetic(Arithmetic::Mul, Kind::Int));
        code.push(Instruction::Load(Kind::Ref, 0));
        code.push(Instruction::GetField(member(&class.name, name, &ty.to_string())));
        match ty {
            JavaType::Object(_) | JavaType::Array(_) => {
                let receiver = if let JavaType::Object(class) = ty { class.clone() } else { OBJECT.into() };
                let on_object = code.push(Instruction::Nop);
                code.push(Instruction::Push(Constant::Int(0)));
                let join = code.push(Instruction::Nop);
                let is_object = code.here();
                code.push(Instruction::Load(Kind::Ref, 0));
                code.push(Instruction::GetField(member(&class.name, name, &ty.to_string())));
                code.invoke(InvokeKind::Virtual, &receiver, "hashCode", "()I");
                let end = code.here();
                code.set(on_object, Instruction::IfNull(false, is_object));
                code.set(join, Instruction::Goto(end));
            }
            _ => code.invoke(InvokeKind::Static, box_of(ty)?, "hashCode", &format!("({ty})I")),
        }
        code.push(Instruction::Arithmetic(Arithmetic::Add, Kind::Int));
    }
    code.push(Instruction::Return(Some(Kind::Int)));
    Some(code)
}

/// `Name[x=1, y=2]`, joined as any other text is.
fn to_string(
    classes: &FxHashMap<Name, Arc<Class>>,
    class: &Class,
    fields: &[(Name, JavaType)],
    site: &DynamicSite,
) -> Option<Assembler> {
    let mut code = Assembler::default();
    let mut recipe: Vec<u16> = simple_name(classes, &class.name)?.encode_utf16().collect();
    recipe.push(u16::from(b'['));
    for (index, (name, ty)) in fields.iter().enumerate() {
        code.push(Instruction::Load(Kind::Ref, 0));
        code.push(Instruction::GetField(member(&class.name, name, &ty.to_string())));
        let separator = if index == 0 { "" } else { ", " };
        recipe.extend(format!("{separator}{name}=\u{1}").encode_utf16());
    }
    recipe.push(u16::from(b']'));
    if fields.is_empty() {
        code.push(Instruction::Push(Constant::String(recipe.into())));
    } else {
        let ty = MethodType {
            params: fields.iter().map(|(_, ty)| ty.clone()).collect(),
            result: Some(JavaType::object(crate::program::STRING)),
        };
        let mut bootstrap = (*site.bootstrap).clone();
        bootstrap.method.member = member(
            "java/lang/invoke/StringConcatFactory",
            "makeConcatWithConstants",
            &bootstrap.method.member.descriptor,
        );
        bootstrap.arguments = vec![BootstrapArgument::Constant(Constant::String(recipe.into()))];
        code.push(Instruction::InvokeDynamic(Arc::new(DynamicSite {
            name: "makeConcatWithConstants".into(),
            descriptor: ty.to_string().into(),
            bootstrap: Arc::new(bootstrap),
        })));
    }
    code.push(Instruction::Return(Some(Kind::Ref)));
    Some(code)
}

/// The name of a class without those of the package and of the classes around it, which must be given to be known.
fn simple_name<'c>(classes: &FxHashMap<Name, Arc<Class>>, name: &'c str) -> Option<&'c str> {
    let Some((outer, inner)) = name.rsplit_once('$') else {
        return Some(name.rsplit_once('/').map_or(name, |(_, simple)| simple));
    };
    if !classes.contains_key(outer) {
        return None;
    }
    Some(inner.trim_start_matches(|c: char| c.is_ascii_digit()))
}
