//! Names that do not matter: the classes of the two methods that are compared correspond whatever they are called, and so
//! do private members.
//!
//! Programs are paired by names: a field is the same memory on both sides if its class and its name are the same. Before
//! that, RIGHT's class files are rewritten with LEFT's names where it is plain what corresponds: the classes of the two
//! methods with the classes nested in them, their package, and in classes that both sides have a field that is not public if
//! it is the only one of its type without a counterpart on either side and the same methods read and write it. The
//! rewriting adds to the constant pool and redirects what refers to it, so that strings stay what they are, even where a
//! file uses one entry for both.

use std::collections::{BTreeMap, BTreeSet};

use crate::classes::Classes;
use crate::classfile::{Class, Field, Instruction};
use crate::types::JavaType;

/// RIGHT with LEFT's names.
#[derive(Debug, Default)]
pub struct Renamed {
    /// The classes, if anything in them is called otherwise now.
    pub classes: Option<Classes>,
    /// What the classes were called before, by what they are called now, with slashes; only those that changed.
    pub before: BTreeMap<String, String>,
    /// Fields that are in a class which both sides have, but only on one of them, by the names of their regions.
    pub unpaired: BTreeSet<String>,
}

/// The names that change.
#[derive(Clone, Debug, Default)]
struct Names {
    classes: BTreeMap<String, String>,
    /// Fields by class (as it was), name and descriptor (as it was).
    fields: BTreeMap<(String, String, String), String>,
}

/// RIGHT's classes with the names of LEFT's, given the classes of the two methods that are compared, with slashes.
pub fn rename(left: &Classes, right: &Classes, left_class: &str, right_class: &str) -> Result<Renamed, String> {
    let (ours, theirs) = (left.classes(), right.classes());
    let set = |classes: &[Class]| classes.iter().map(|class| class.name.to_string()).collect::<BTreeSet<String>>();
    let classes = class_names(&set(ours), &set(theirs), left_class, right_class).ok_or_else(|| {
        format!(
            "the classes {} and {} cannot be paired, since there are other classes of these names",
            left_class.replace('/', "."),
            right_class.replace('/', ".")
        )
    })?;
    let mut names = Names { classes, fields: BTreeMap::new() };
    let mut unpaired = BTreeSet::new();
    for theirs in theirs {
        let called = names.class(&theirs.name);
        if let Some(ours) = ours.iter().find(|class| *class.name == *called) {
            names.pair_fields(ours, theirs, &mut unpaired);
        }
    }
    let before = names.classes.iter().map(|(old, new)| (new.clone(), old.clone())).collect();
    if names.classes.is_empty() && names.fields.is_empty() {
        return Ok(Renamed { classes: None, before, unpaired });
    }
    let rewritten = right.files().iter().map(|bytes| rewrite(bytes, &names));
    let rewritten = rewritten.collect::<Option<Vec<_>>>().ok_or("a class file that cannot be rewritten")?;
    let classes = Classes::read(rewritten).map_err(|error| error.to_string())?;
    Ok(Renamed { classes: Some(classes), before, unpaired })
}

impl Renamed {
    /// What a function of RIGHT, such as `p.New.f` or `p.New.f(I)V`, is called now.
    pub fn function(&self, name: &str) -> String {
        let names = Names {
            classes: self.before.iter().map(|(new, old)| (old.clone(), new.clone())).collect(),
            ..Names::default()
        };
        let (path, descriptor) = match name.find('(') {
            Some(position) => name.split_at(position),
            None => (name, ""),
        };
        let Some((class, method)) = path.rsplit_once('.') else { return name.to_owned() };
        let class = names.class(&class.replace('.', "/")).replace('/', ".");
        format!("{class}.{method}{}", names.descriptor(descriptor))
    }
}

/// Which classes of RIGHT get which names; nothing if that would mix up classes.
fn class_names(
    left: &BTreeSet<String>,
    right: &BTreeSet<String>,
    left_class: &str,
    right_class: &str,
) -> Option<BTreeMap<String, String>> {
    let mut names = BTreeMap::new();
    if left_class == right_class {
        return Some(names);
    }
    let (left_package, left_simple) = split(left_class);
    let (right_package, right_simple) = split(right_class);
    // Of `Old$Part` and `New$Part` it is the outer classes that correspond, with all that is in them.
    let parts = |name: &str| name.split('$').map(str::to_owned).collect::<Vec<String>>();
    let (ours, theirs) = (parts(left_simple), parts(right_simple));
    let mut prefixes: Vec<(String, String)> = Vec::new();
    if ours.len() == theirs.len() {
        for depth in (1..=ours.len()).rev() {
            prefixes.push((theirs[..depth].join("$"), ours[..depth].join("$")));
        }
    } else {
        prefixes.push((right_simple.to_owned(), left_simple.to_owned()));
    }
    for name in right {
        let (package, simple) = split(name);
        if package != right_package {
            continue;
        }
        let new = prefixes.iter().find_map(|(old, new)| {
            let rest = simple.strip_prefix(old.as_str())?;
            (rest.is_empty() || rest.starts_with('$')).then(|| format!("{new}{rest}"))
        });
        let new = new.unwrap_or_else(|| simple.to_owned());
        let new = if left_package.is_empty() { new } else { format!("{left_package}/{new}") };
        if new != *name {
            names.insert(name.clone(), new);
        }
    }
    let after: BTreeSet<&String> = right.iter().map(|name| names.get(name).unwrap_or(name)).collect();
    let is_mixed = names.keys().any(|old| left.contains(old)) || names.values().any(|new| right.contains(new));
    (after.len() == right.len() && !is_mixed).then_some(names)
}

fn split(name: &str) -> (&str, &str) {
    name.rsplit_once('/').unwrap_or(("", name))
}

impl Names {
    /// The new name of a class; of an array class its descriptor.
    fn class(&self, name: &str) -> String {
        if name.starts_with('[') {
            return self.descriptor(name);
        }
        self.classes.get(name).cloned().unwrap_or_else(|| name.to_owned())
    }

    /// A descriptor with the new names of the classes in it.
    fn descriptor(&self, descriptor: &str) -> String {
        let mut text = String::new();
        let mut rest = descriptor;
        while let Some(start) = rest.find('L') {
            let Some(end) = rest[start..].find(';').map(|length| start + length) else { break };
            text.push_str(&rest[..=start]);
            text.push_str(&self.class(&rest[start + 1..end]));
            rest = &rest[end..];
        }
        text + rest
    }

    /// The new name of a field.
    fn field(&self, class: &str, name: &str, descriptor: &str) -> String {
        let place = (class.to_owned(), name.to_owned(), descriptor.to_owned());
        if let Some(new) = self.fields.get(&place) {
            return new.clone();
        }
        // The tables that compilers make for `switch` are called after the enum.
        let enums = self.classes.iter().map(|(old, new)| (table_name(old), table_name(new)));
        enums.into_iter().find(|(old, _)| old == name).map_or_else(|| name.to_owned(), |(_, new)| new)
    }

    /// Pairs the fields of two classes that correspond.
    fn pair_fields(&mut self, ours: &Class, theirs: &Class, unpaired: &mut BTreeSet<String>) {
        type Kind = (String, bool);
        let new_type = |ty: &JavaType| self.descriptor(&ty.to_string());
        let region = |class: &Class, field: &Field| format!("{}.{}", class.name.replace('/', "."), field.name);
        let is_written = |field: &&Field| !field.access.is_synthetic() && !field.access.is_enum();
        let has = |class: &Class, name: &str, ty: &str, is_static: bool, is_new: bool| {
            class.fields.iter().any(|field| {
                let known = if is_new { new_type(&field.ty) } else { field.ty.to_string() };
                *field.name == *name && known == ty && field.access.is_static() == is_static
            })
        };
        let mut left: BTreeMap<Kind, Vec<&Field>> = BTreeMap::new();
        for field in ours.fields.iter().filter(is_written) {
            let kind = (field.ty.to_string(), field.access.is_static());
            if !has(theirs, &field.name, &kind.0, kind.1, true) {
                left.entry(kind).or_default().push(field);
            }
        }
        let mut right: BTreeMap<Kind, Vec<&Field>> = BTreeMap::new();
        for field in theirs.fields.iter().filter(is_written) {
            let kind = (new_type(&field.ty), field.access.is_static());
            if !has(ours, &field.name, &kind.0, kind.1, false) {
                right.entry(kind).or_default().push(field);
            }
        }
        let is_open = |field: &Field| field.access.0 & 0x5 != 0;
        let mut found = Vec::new();
        for (kind, fields) in &left {
            let others = right.get(kind).map(Vec::as_slice).unwrap_or_default();
            match (&fields[..], others) {
                ([field], [other])
                    if !is_open(field) && !is_open(other) && uses(ours, field) == uses(theirs, other) =>
                {
                    let place = (theirs.name.to_string(), other.name.to_string(), other.ty.to_string());
                    found.push((place, field.name.to_string()));
                    right.remove(kind);
                }
                _ => unpaired.extend(fields.iter().map(|field| region(ours, field))),
            }
        }
        for field in right.values().flatten() {
            unpaired.insert(format!("{}.{}", ours.name.replace('/', "."), field.name));
        }
        self.fields.extend(found);
    }
}

/// Which methods of its class read and write a field. Fields that are used in other ways are other fields.
fn uses(class: &Class, field: &Field) -> BTreeSet<(String, String, bool)> {
    let mut found = BTreeSet::new();
    for method in &class.methods {
        for instruction in method.code.iter().flat_map(|code| &code.instructions) {
            let (used, is_write) = match instruction {
                Instruction::GetField(used) | Instruction::GetStatic(used) => (used, false),
                Instruction::PutField(used) | Instruction::PutStatic(used) => (used, true),
                _ => continue,
            };
            if used.class == class.name && used.name == field.name {
                let parameters = method.ty.params.len();
                found.insert((method.name.to_string(), parameters.to_string(), is_write));
            }
        }
    }
    found
}

fn table_name(class: &str) -> String {
    format!("$SwitchMap${}", class.replace('/', "$"))
}

/// A class file that is being rewritten: bytes that are copied, and a constant pool that grows.
struct Writer {
    /// The entries of the pool as bytes, tag first; the place after a long or double is empty.
    pool: Vec<Vec<u8>>,
    /// The bytes after the pool.
    rest: Vec<u8>,
}

fn rewrite(bytes: &[u8], names: &Names) -> Option<Vec<u8>> {
    let count = usize::from(u16_at(bytes, 8)?);
    let mut position = 10;
    let mut pool: Vec<Vec<u8>> = vec![vec![]];
    while pool.len() < count {
        let tag = *bytes.get(position)?;
        let length = match tag {
            1 => 3 + usize::from(u16_at(bytes, position + 1)?),
            3 | 4 | 9..=12 | 17 | 18 => 5,
            5 | 6 => 9,
            7 | 8 | 16 | 19 | 20 => 3,
            15 => 4,
            _ => return None,
        };
        pool.push(bytes.get(position..position + length)?.to_vec());
        if matches!(tag, 5 | 6) {
            pool.push(vec![]);
        }
        position += length;
    }
    let mut writer = Writer { pool, rest: bytes.get(position..)?.to_vec() };
    writer.members(names)?;
    writer.entries(names)?;
    let mut result = bytes.get(..8)?.to_vec();
    result.extend(u16::try_from(writer.pool.len()).ok()?.to_be_bytes());
    result.extend(writer.pool.iter().flatten());
    result.extend(&writer.rest);
    Some(result)
}

fn u16_at(bytes: &[u8], position: usize) -> Option<u16> {
    Some(u16::from_be_bytes([*bytes.get(position)?, *bytes.get(position + 1)?]))
}

impl Writer {
    fn text(&self, index: u16) -> Option<String> {
        let entry = self.pool.get(usize::from(index))?;
        let is_text = entry.first() == Some(&1);
        is_text.then(|| String::from_utf8_lossy(&entry[3..]).into_owned())
    }

    fn add(&mut self, entry: Vec<u8>) -> Option<u16> {
        if let Some(known) = self.pool.iter().position(|known| *known == entry) {
            return u16::try_from(known).ok();
        }
        self.pool.push(entry);
        u16::try_from(self.pool.len() - 1).ok()
    }

    fn add_text(&mut self, text: &str) -> Option<u16> {
        let mut entry = vec![1];
        entry.extend(u16::try_from(text.len()).ok()?.to_be_bytes());
        entry.extend(text.as_bytes());
        self.add(entry)
    }

    /// The index of a text as it is now, given the index it had.
    fn changed(&mut self, index: u16, change: impl Fn(&str) -> String) -> Option<u16> {
        // What is no plain text names nothing that changes.
        if self.pool.get(usize::from(index)).and_then(|entry| std::str::from_utf8(entry.get(3..)?).ok()).is_none() {
            return Some(index);
        }
        let old = self.text(index)?;
        let new = change(&old);
        if new == old { Some(index) } else { self.add_text(&new) }
    }

    /// Redirects the entries of the pool.
    fn entries(&mut self, names: &Names) -> Option<()> {
        let count = self.pool.len();
        // Fields first: what they refer to must still be what it was.
        let mut fields = Vec::new();
        for index in 1..count {
            let entry = self.pool[index].clone();
            if entry.first() != Some(&9) {
                continue;
            }
            let (class, member) = (u16_at(&entry, 1)?, u16_at(&entry, 3)?);
            let class = self.text(u16_at(self.pool.get(usize::from(class))?, 1)?)?;
            let member = self.pool.get(usize::from(member))?.clone();
            let (name, descriptor) = (self.text(u16_at(&member, 1)?)?, self.text(u16_at(&member, 3)?)?);
            let new = names.field(&class, &name, &descriptor);
            if new != name {
                fields.push((index, new, names.descriptor(&descriptor)));
            }
        }
        for index in 1..count {
            let entry = self.pool[index].clone();
            match entry.first() {
                Some(7) => {
                    let name = self.changed(u16_at(&entry, 1)?, |name| names.class(name))?;
                    self.pool[index][1..3].copy_from_slice(&name.to_be_bytes());
                }
                Some(12) => {
                    let descriptor = self.changed(u16_at(&entry, 3)?, |text| names.descriptor(text))?;
                    self.pool[index][3..5].copy_from_slice(&descriptor.to_be_bytes());
                }
                Some(16) => {
                    let descriptor = self.changed(u16_at(&entry, 1)?, |text| names.descriptor(text))?;
                    self.pool[index][1..3].copy_from_slice(&descriptor.to_be_bytes());
                }
                _ => {}
            }
        }
        for (index, name, descriptor) in fields {
            let mut member = vec![12];
            member.extend(self.add_text(&name)?.to_be_bytes());
            member.extend(self.add_text(&descriptor)?.to_be_bytes());
            let member = self.add(member)?;
            self.pool[index][3..5].copy_from_slice(&member.to_be_bytes());
        }
        Some(())
    }

    /// Redirects the names and descriptors of fields and methods.
    fn members(&mut self, names: &Names) -> Option<()> {
        let class = self.text(u16_at(self.pool.get(usize::from(u16_at(&self.rest, 2)?))?, 1)?)?;
        let interfaces = usize::from(u16_at(&self.rest, 6)?);
        let mut position = 8 + 2 * interfaces;
        for is_field in [true, false] {
            let count = u16_at(&self.rest, position)?;
            position += 2;
            for _ in 0..count {
                let (name, descriptor) = (u16_at(&self.rest, position + 2)?, u16_at(&self.rest, position + 4)?);
                if is_field {
                    let old = self.text(descriptor)?;
                    let new = self.changed(name, |name| names.field(&class, name, &old))?;
                    self.set(position + 2, new);
                }
                let new = self.changed(descriptor, |text| names.descriptor(text))?;
                self.set(position + 4, new);
                position = self.attributes(position + 6, names)?;
            }
        }
        Some(())
    }

    fn set(&mut self, position: usize, index: u16) {
        self.rest[position..position + 2].copy_from_slice(&index.to_be_bytes());
    }

    /// Goes past attributes; the types of local variables are redirected on the way.
    fn attributes(&mut self, start: usize, names: &Names) -> Option<usize> {
        let mut position = start + 2;
        for _ in 0..u16_at(&self.rest, start)? {
            let name = self.text(u16_at(&self.rest, position)?)?;
            let length = u32::from_be_bytes(self.rest.get(position + 2..position + 6)?.try_into().ok()?) as usize;
            let (data, end) = (position + 6, position + 6 + length);
            self.rest.get(data..end)?;
            match name.as_str() {
                "Code" => {
                    let code = u32::from_be_bytes(self.rest.get(data + 4..data + 8)?.try_into().ok()?) as usize;
                    let handlers = data + 8 + code;
                    let count = usize::from(u16_at(&self.rest, handlers)?);
                    self.attributes(handlers + 2 + 8 * count, names)?;
                }
                "LocalVariableTable" => {
                    for entry in 0..usize::from(u16_at(&self.rest, data)?) {
                        let place = data + 2 + 10 * entry + 6;
                        let descriptor = u16_at(&self.rest, place)?;
                        let new = self.changed(descriptor, |text| names.descriptor(text))?;
                        self.set(place, new);
                    }
                }
                _ => {}
            }
            position = end;
        }
        Some(position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(names: &[&str]) -> BTreeSet<String> {
        names.iter().map(|&name| name.to_owned()).collect()
    }

    #[test]
    fn classes_are_renamed_with_all_that_is_in_them() {
        let names = class_names(&set(&["Old"]), &set(&["New", "New$Part", "Newer"]), "Old", "New").unwrap();
        assert_eq!(names.get("New").map(String::as_str), Some("Old"));
        assert_eq!(names.get("New$Part").map(String::as_str), Some("Old$Part"));
        assert_eq!(names.get("Newer"), None);
        let names = class_names(&set(&["a/Old$P"]), &set(&["b/New", "b/New$P", "b/X"]), "a/Old$P", "b/New$P").unwrap();
        assert_eq!(names.get("b/New").map(String::as_str), Some("a/Old"));
        assert_eq!(names.get("b/New$P").map(String::as_str), Some("a/Old$P"));
        assert_eq!(names.get("b/X").map(String::as_str), Some("a/X"));
    }

    #[test]
    fn classes_are_not_mixed_up() {
        assert!(class_names(&set(&["Old", "New"]), &set(&["New"]), "Old", "New").is_none());
        assert!(class_names(&set(&["Old"]), &set(&["New", "Old"]), "Old", "New").is_none());
        assert_eq!(class_names(&set(&["A", "B"]), &set(&["A"]), "A", "A"), Some(BTreeMap::new()));
    }

    #[test]
    fn descriptors_keep_their_form() {
        let names =
            Names { classes: [("New".to_owned(), "a/Old".to_owned())].into_iter().collect(), ..Names::default() };
        assert_eq!(names.descriptor("(ILNew;[LNew;JLNewer;)LNew;"), "(ILa/Old;[La/Old;JLNewer;)La/Old;");
        assert_eq!(names.class("[LNew;"), "[La/Old;");
    }
}
