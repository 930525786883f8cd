//! What all methods of a module share while they are lowered: regions, externals, class codes, texts.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use rustc_hash::FxHashMap;
use tandem_base::Assumption;
use tandem_ir::{
    ExternId, External, FileId, FuncId, IdVec, Nature, Outcome, Region, RegionId, RegionKind, Signature, Ty,
};
use tandem_texts::string_id;

use crate::agreement::Compared;
use crate::classfile::Field;
use crate::digest::{Start, digest_text};
use crate::identity::SameCode;
use crate::lower::initial::{InitialValue, Table};
use crate::lower::library::{LibraryView, is_of_jdk};
use crate::models::is_model;
use crate::program::Program;
use crate::types::{JavaType, Name};

/// A method of a given class, by where it is declared.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct MethodKey {
    /// The class that declares it.
    pub class: Name,
    /// Its name.
    pub name: Name,
    /// Its descriptor.
    pub descriptor: Name,
}

impl MethodKey {
    /// With its class and its types, as reports have it.
    pub fn name_in_full(&self) -> String {
        format!("{}.{}{}", self.class.replace('/', "."), self.name, self.descriptor)
    }
}

/// The memories and the world that a method touches, directly or through calls.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StateSet {
    /// Regions.
    pub regions: BTreeSet<RegionId>,
    /// Whether the world is touched.
    pub world: bool,
}

/// What is known about a method that can be called.
#[derive(Clone, Debug)]
pub struct Callable {
    /// The function it becomes.
    pub function: FuncId,
    /// What it touches.
    pub state: StateSet,
}

/// What all methods of a module share.
pub struct Context<'p> {
    /// The given classes.
    pub program: &'p Program,
    /// Regions in the order of first use.
    pub regions: IdVec<RegionId, Region>,
    region_ids: FxHashMap<String, RegionId>,
    /// Library methods that are called.
    pub externals: IdVec<ExternId, External>,
    extern_ids: FxHashMap<External, ExternId>,
    /// Source files.
    pub files: IdVec<FileId, String>,
    file_ids: FxHashMap<String, FileId>,
    /// Classes by code. Two classes with one code would be one class to the program, so that is refused.
    pub codes: BTreeMap<u32, Name>,
    /// The texts of constants, by content number.
    pub texts: BTreeMap<u64, Arc<[u16]>>,
    /// Given methods that can be called; empty in the pass that finds out which can.
    pub callable: FxHashMap<MethodKey, Callable>,
    /// Whether somebody catches an exception that a call may throw, so that thrown objects must be handed over.
    pub catches: bool,
    /// Whether somebody looks at the message or cause of an exception.
    pub reads_messages: bool,
    /// Types of what is handed to library methods that are not modelled.
    pub passed: BTreeSet<JavaType>,
    /// What such methods see; empty in the pass that finds out.
    pub library: LibraryView,
    /// The models of library classes of which the methods make objects. There are no others: objects from outside are never of
    /// a model.
    pub made_models: BTreeSet<Name>,
    /// Methods that are to be called step by step if a library may call them.
    pub step_by_step: BTreeSet<MethodKey>,
    /// Classes of exceptions whose messages are compared.
    pub compared_messages: BTreeSet<String>,
    /// Where the whole exceptions that leave the methods are compared: all but those of classes that the machine makes, which
    /// are named here.
    pub whole_exceptions: Option<BTreeSet<String>>,
    /// The methods that are compared.
    pub roots: BTreeSet<MethodKey>,
    /// Classes of exceptions that the machine or library methods may make.
    pub made_by_machine: BTreeSet<String>,
    /// Interfaces of the library, and whether all objects of them that models are handed are of given classes.
    pub only_ours: FxHashMap<Name, bool>,
    /// Whether the given methods may ask which box is which.
    pub compares_boxes: bool,
    /// Whether boxes of one value may be one object.
    pub boxes_by_value: bool,
    /// What was taken for granted, in words for the report.
    pub assumptions: BTreeSet<Assumption>,
    /// What both programs have in common and is not looked into, if anything is left out.
    pub same: Option<Arc<SameCode>>,
    digests: FxHashMap<Name, String>,
}

impl<'p> Context<'p> {
    /// An empty context.
    pub fn new(program: &'p Program) -> Self {
        Context {
            program,
            regions: IdVec::new(),
            region_ids: FxHashMap::default(),
            externals: IdVec::new(),
            extern_ids: FxHashMap::default(),
            files: IdVec::new(),
            file_ids: FxHashMap::default(),
            codes: BTreeMap::new(),
            texts: BTreeMap::new(),
            callable: FxHashMap::default(),
            catches: false,
            reads_messages: false,
            passed: BTreeSet::new(),
            library: LibraryView::default(),
            made_models: BTreeSet::new(),
            step_by_step: BTreeSet::new(),
            compared_messages: BTreeSet::new(),
            whole_exceptions: None,
            roots: BTreeSet::new(),
            made_by_machine: BTreeSet::new(),
            only_ours: FxHashMap::default(),
            compares_boxes: false,
            boxes_by_value: false,
            assumptions: BTreeSet::from([Assumption::EnoughJvm]),
            same: None,
            digests: FxHashMap::default(),
        }
    }

    /// A digest of all that the compared methods may run.
    pub fn digest_of_roots(&self) -> String {
        let start = |key: &MethodKey| Start::Exactly(key.class.clone(), key.name.clone(), key.descriptor.clone());
        self.program.digest(&self.roots.iter().map(start).collect::<Vec<_>>())
    }

    /// Whether there can be objects of this class as far as models are concerned.
    pub fn can_exist(&self, class: &Name) -> bool {
        !is_model(class) || self.made_models.contains(class)
    }

    /// Has these methods leave their exceptions to be compared.
    pub fn compare(&mut self, compared: &Compared, roots: &[MethodKey]) {
        self.compared_messages.clone_from(&compared.messages);
        self.whole_exceptions.clone_from(&compared.whole);
        self.boxes_by_value = compared.boxes_by_value;
        self.roots = roots.iter().cloned().collect();
    }

    /// The region of this name and shape, or why there is none.
    pub fn region(&mut self, name: &str, keys: &[Ty], element: Ty, kind: RegionKind) -> Result<RegionId, String> {
        let region = Region { name: name.to_string(), keys: keys.to_vec(), element, kind, contents: vec![] };
        if let Some(&id) = self.region_ids.get(name) {
            return if self.regions[id] == region {
                Ok(id)
            } else {
                Err(format!("two different fields would be the region {name}"))
            };
        }
        let id = self.regions.push(region);
        self.region_ids.insert(name.to_string(), id);
        Ok(id)
    }

    /// A table of constants, by index.
    pub fn table_region(&mut self, table: &Table) -> Result<RegionId, String> {
        let mut contents = Vec::new();
        for (index, element) in table.elements.iter().enumerate() {
            let bits = match element {
                InitialValue::Bits(bits) => *bits,
                InitialValue::Text(units) => u128::from(self.text(units)?),
                InitialValue::Table(_) => return Err("a table of tables".to_string()),
            };
            if bits != 0 {
                contents.push((index as u128, bits));
            }
        }
        // Tables of equal name on both sides may differ in contents, so the contents are in the name.
        let (class, field) = &table.field;
        let name = format!("{}.{field}#{}", class.replace('/', "."), digest_text(&format!("{contents:?}")));
        if let Some(&id) = self.region_ids.get(&name) {
            return Ok(id);
        }
        let keys = vec![Ty::I32];
        let element = table.element.ty();
        let id = self.regions.push(Region { name: name.clone(), keys, element, kind: RegionKind::Constant, contents });
        self.region_ids.insert(name, id);
        Ok(id)
    }

    /// The region of this name, if anything uses it.
    pub fn known_region(&self, name: &str) -> Option<RegionId> {
        self.region_ids.get(name).copied()
    }

    /// The region of an instance or static field of a given class.
    pub fn field_region(&mut self, owner: &Name, field: &Field) -> Result<RegionId, String> {
        let keys: &[Ty] = if field.access.is_static() { &[] } else { &[Ty::Ref] };
        let mut name = format!("{}.{}", owner.replace('/', "."), field.name);
        let mut kind = RegionKind::Shared;
        if field.access.is_static() && field.access.is_final() {
            // A final field has one value for ever, made by the static initialiser. Two programs may only be taken to
            // have the same value in it if they make it in the same way.
            name = format!("{name}#{}", self.initialiser_digest(owner));
            kind = RegionKind::Computed;
        }
        self.region(&name, keys, field.ty.ty(), kind)
    }

    /// The region that holds the elements of arrays with elements of this type.
    pub fn array_region(&mut self, element: &JavaType) -> Result<RegionId, String> {
        self.region(array_region_name(element), &[Ty::Ref, Ty::I32], element.ty(), RegionKind::Shared)
    }

    /// The code of a class: what the `class` region holds, and the outcome if an object of it is thrown.
    pub fn class_code(&mut self, class: &str) -> Result<u32, String> {
        let code = Outcome::Throw(class.to_string()).code();
        let known = self.codes.entry(code).or_insert_with(|| class.into());
        if **known == *class { Ok(code) } else { Err(format!("the classes {known} and {class} have the same code")) }
    }

    /// The number that stands for a text: the same in every module.
    pub fn text(&mut self, units: &Arc<[u16]>) -> Result<u64, String> {
        if String::from_utf16(units).is_err() {
            return Err("a string constant with half a character".to_string());
        }
        let id = string_id(units);
        let known = self.texts.entry(id).or_insert_with(|| units.clone());
        if known == units { Ok(id) } else { Err("two texts have the same number".to_string()) }
    }

    /// A library method that is called.
    pub fn external(&mut self, name: &str, signature: Signature, is_definite: bool) -> ExternId {
        // What the Java library does is seen by what it prints, not by being called; that the program ends is seen.
        let is_library = is_of_jdk(name) && !name.starts_with("java/lang/System.exit");
        let nature = if is_library { Nature::Platform } else { Nature::Code };
        let external = External { name: name.to_string(), signature, is_definite, nature };
        if let Some(&id) = self.extern_ids.get(&external) {
            return id;
        }
        let id = self.externals.push(external.clone());
        self.extern_ids.insert(external, id);
        id
    }

    /// The source file of this name.
    pub fn file(&mut self, name: &str) -> FileId {
        if let Some(&id) = self.file_ids.get(name) {
            return id;
        }
        let id = self.files.push(name.to_string());
        self.file_ids.insert(name.to_string(), id);
        id
    }

    /// A digest of everything that the static initialiser of a class may run. Two classes with equal digests give
    /// their final fields equal values.
    pub fn initialiser_digest(&mut self, class: &Name) -> String {
        if let Some(digest) = self.digests.get(class) {
            return digest.clone();
        }
        let digest = self.program.digest(&[Start::Initialiser(class.clone())]);
        self.digests.insert(class.clone(), digest.clone());
        digest
    }
}

/// The name of the region that holds the elements of arrays with elements of this type.
pub fn array_region_name(element: &JavaType) -> &'static str {
    match element {
        JavaType::Boolean => "array.boolean",
        JavaType::Byte => "array.byte",
        JavaType::Char => "array.char",
        JavaType::Short => "array.short",
        JavaType::Int => "array.int",
        JavaType::Long => "array.long",
        JavaType::Float => "array.float",
        JavaType::Double => "array.double",
        JavaType::Object(_) | JavaType::Array(_) => "array.ref",
    }
}
