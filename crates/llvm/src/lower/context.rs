//! What all functions of a module share while they are lowered: regions, globals, external functions, source files.

use std::collections::{BTreeMap, BTreeSet};
use tandem_base::layout;

use rustc_hash::FxHashMap;
use tandem_ir::{
    ExternId, External, FileId, FuncId, Global, GlobalId, Line, Module as Out, Nature, Region, RegionId, RegionKind,
    Signature, Ty,
};

use super::statics::Image;
use super::{Options, Origin, Promises, ir_line};
use crate::ast::{Function, Module, Op};
use crate::debug::Debug;
use crate::identity::Identities;
use crate::inline::functions_with_address;
use crate::names::{is_meant, path_below, readable};
use crate::panics::{PanicKind, function_panics};
use crate::pointers::{Place, Pointers, Root, RootId};
use crate::storage::{Heap, MemoryModel, Storage, is_fixed};

/// The cell that counts the room of local objects that got an address so far.
pub(super) const FRAMES: &str = "@stack";
/// The cell that counts the bytes allocated so far.
pub(super) const ALLOCATED: &str = "@brk";
/// Where local objects get their addresses from.
pub(super) const FRAMES_BASE: u64 = layout::FIRST_FRAME as u64;
/// Where allocated blocks get their addresses from.
pub(super) const ALLOCATED_BASE: u64 = layout::FIRST_ALLOCATED as u64;

/// Numbers of memories of blocks that only one function knows of; smaller ones are of parameters.
pub(super) const FIRST_OF_BLOCKS: usize = 1 << 32;

/// What a function uses, found by its first run.
#[derive(Clone, Debug, Default)]
pub(super) struct Uses {
    pub(super) state: BTreeSet<Ty>,
    pub(super) callees: BTreeSet<usize>,
    /// It calls a function that may use all shared memory.
    pub(super) external: bool,
}

/// What all functions share.
pub(super) struct Context<'m, 'a> {
    pub(super) module: &'m Module<'a>,
    pub(super) pointers: &'m Pointers,
    pub(super) storages: Vec<Storage>,
    pub(super) model: MemoryModel,
    pub(super) origin: Origin,
    /// Of places, whether the sizes of the objects there are looked up.
    pub(super) slots: FxHashMap<Place, bool>,
    /// Places that only one parameter leads to, with the number of their memory.
    pub(super) own_memory: BTreeMap<Place, usize>,
    /// The variables that pointers from outside may lead into, with their sizes, once they are known.
    pub(super) open: Option<std::rc::Rc<[(usize, u64)]>>,
    /// Functions that may be called through pointers.
    pub(super) with_address: Vec<usize>,
    /// Why what some symbols stand for cannot be taken to be the same on both sides.
    pub(super) doubts: FxHashMap<String, String>,
    /// Functions that are the same on both sides and are not looked into.
    pub(super) same: BTreeSet<String>,
    /// Functions that are not the same and whose addresses are.
    paired: BTreeSet<String>,
    /// Whether some function cleans up after panics or exceptions.
    pub(super) has_pads: bool,
    /// Variables that are the same on both sides but for the values that they start at.
    pub(super) begun_apart: BTreeSet<String>,
    /// Whether signed overflow is undefined.
    pub(super) overflow_undefined: bool,
    /// Whether what this side's types say of pointers binds the callers of both sides.
    pub(super) binds_callers: bool,
    /// Whether something was assumed because Rust's types promise it.
    pub(super) promises: bool,
    /// Whether no array is taken to go around the end of all addresses.
    pub(super) keeps_ends: bool,
    /// Whether something was taken for granted of containers that parameters lead to.
    pub(super) containers: bool,
    /// Whether something is accessed through a pointer that may come from outside, where no size is known.
    pub(super) reaches_outside: bool,
    /// Whether structures of one type are taken to overlap in whole or not at all.
    pub(super) whole_structures: bool,
    /// Whether pointer parameters are assumed to be at a distance from one another.
    pub(super) keeps_distance: bool,
    root: Option<String>,
    /// The definitions of the whole module, also those that nobody asked for.
    pub(super) identities: &'m Identities<'a>,
    /// Names of the globals that stand for addresses of functions of this module, with how users call those.
    pub(super) code: Vec<(String, String)>,
    pub(super) entries: Vec<String>,
    pub(super) debug: Debug<'m, 'a>,
    pub(super) out: Out,
    pub(super) uses: Vec<Uses>,
    pub(super) ids: Vec<Option<FuncId>>,
    /// The panic that each function starts.
    pub(super) panics: Vec<Option<PanicKind>>,
    pub(super) regions: FxHashMap<String, RegionId>,
    /// Contents of variables that never change.
    tables: FxHashMap<RootId, Vec<(u128, u128)>>,
    /// Bytes and addresses that variables start with.
    pub(super) images: FxHashMap<usize, Option<std::rc::Rc<Image>>>,
    pub(super) globals: FxHashMap<String, GlobalId>,
    pub(super) variable_globals: FxHashMap<usize, GlobalId>,
    externals: FxHashMap<String, ExternId>,
    files: FxHashMap<u32, Option<FileId>>,
}

impl<'m, 'a> Context<'m, 'a> {
    pub(super) fn new(
        module: &'m Module<'a>,
        identities: &'m Identities<'a>,
        pointers: &'m Pointers,
        storages: Vec<Storage>,
        model: MemoryModel,
        options: &Options,
    ) -> Self {
        Context {
            module,
            pointers,
            storages,
            model,
            origin: options.origin,
            slots: FxHashMap::default(),
            own_memory: BTreeMap::new(),
            open: None,
            with_address: functions_with_address(module),
            doubts: doubts(module, options),
            same: options.same.iter().cloned().collect(),
            paired: options.paired.iter().cloned().collect(),
            has_pads: {
                let bodies = module.functions.iter().filter_map(|function| function.body.as_ref());
                let mut insts = bodies.flat_map(|body| &body.blocks).flat_map(|block| &block.insts);
                insts.any(|inst| matches!(inst.op, Op::LandingPad { .. }))
            },
            begun_apart: {
                let in_value = options.disagreements.iter().filter(|found| found.in_value);
                in_value.map(|found| found.symbol.clone()).collect()
            },
            overflow_undefined: options.overflow_undefined && options.origin == Origin::C,
            binds_callers: options.promises == Promises::Own,
            promises: false,
            keeps_ends: false,
            containers: false,
            reaches_outside: false,
            whole_structures: false,
            keeps_distance: false,
            root: options.root.clone(),
            identities,
            code: vec![],
            entries: options.entries.clone(),
            debug: Debug::new(&module.metadata),
            out: Out::default(),
            uses: vec![Uses::default(); module.functions.len()],
            ids: vec![None; module.functions.len()],
            panics: module.functions.iter().map(function_panics).collect(),
            regions: FxHashMap::default(),
            tables: FxHashMap::default(),
            images: FxHashMap::default(),
            globals: FxHashMap::default(),
            variable_globals: FxHashMap::default(),
            externals: FxHashMap::default(),
            files: FxHashMap::default(),
        }
    }

    /// The path of a symbol as a user would write it.
    pub(super) fn path(&self, symbol: &str) -> String {
        path_below(symbol, self.root.as_deref())
    }

    /// What both sides know the address of a function by. Those that the module defines may be others on the other side.
    /// The name of a private one does not count, unless there are several of the same code, whose addresses differ.
    pub(super) fn function_identity(&mut self, index: usize) -> String {
        let name = self.module.functions[index].name;
        if self.paired.contains(name) {
            return format!("@{name}");
        }
        match self.identities.function_digest(name) {
            Some(digest) => {
                let others: Vec<&str> =
                    self.with_address.iter().map(|&other| self.module.functions[other].name).collect();
                let has_twin = others
                    .into_iter()
                    .any(|other| other != name && self.identities.function_digest(other) == Some(digest));
                let is_nameless = self.module.functions[index].internal && !has_twin;
                let identity = match is_nameless {
                    true => format!("code:{}", short(&digest)),
                    false => format!("@{name}.{}", short(&digest)),
                };
                if self.code.iter().all(|(known, _)| *known != identity) {
                    self.code.push((identity.clone(), self.path(name)));
                }
                identity
            }
            None => format!("@{name}"),
        }
    }

    /// Whether a function is one of those that matter.
    pub(super) fn is_entry(&self, symbol: &str) -> bool {
        self.entries.iter().any(|entry| is_meant(symbol, &readable(symbol), entry))
    }

    pub(super) fn function(&self, index: usize) -> &'m Function<'a> {
        &self.module.functions[index]
    }

    /// The region of this name, made by `make` if it is new.
    pub(super) fn region(&mut self, name: String, make: impl FnOnce(String) -> Region) -> RegionId {
        if let Some(&id) = self.regions.get(&name) {
            return id;
        }
        let id = self.out.regions.push(make(name.clone()));
        self.regions.insert(name, id);
        id
    }

    /// The region for memory behind addresses that is accessed with this type: the one that all share, or that of a
    /// parameter.
    pub(super) fn heap(&mut self, ty: Ty, own: Option<usize>) -> RegionId {
        let (mut name, element) = match self.model.heap {
            Heap::Bytes => ("heap".to_owned(), Ty::I8),
            Heap::Typed => (format!("heap.{}", type_name(ty)), ty),
        };
        let mut kind = RegionKind::Shared;
        if let Some(blocks) = own.and_then(|own| own.checked_sub(FIRST_OF_BLOCKS)) {
            name = format!("blocks{}#{blocks}", name.trim_start_matches("heap"));
            kind = RegionKind::Local;
        } else if let Some(own) = own {
            name = format!("{name}#{own}");
        }
        self.region(name, |name| Region { name, keys: vec![Ty::Ptr], element, kind, contents: vec![] })
    }

    /// A cell that front ends keep their books in.
    pub(super) fn hidden(&mut self, name: &str) -> RegionId {
        self.region(name.to_owned(), |name| Region {
            name,
            keys: vec![],
            element: Ty::I64,
            kind: RegionKind::Hidden,
            contents: vec![],
        })
    }

    /// The region of an object without address that is kept as elements or bytes, and the type of its elements.
    pub(super) fn object_region(&mut self, root: RootId) -> (RegionId, Ty) {
        let element = match self.storages[root.0 as usize] {
            Storage::Elements(element) => element,
            Storage::Addressed | Storage::Parts(_) | Storage::Bytes => Ty::I8,
        };
        let fixed = is_fixed(self.module, self.pointers, root);
        let contents = match (fixed, self.tables.get(&root)) {
            (false, _) => vec![],
            (true, Some(contents)) => contents.clone(),
            (true, None) => {
                let contents = self.table(root, element);
                self.tables.insert(root, contents.clone());
                contents
            }
        };
        let (name, kind) = match self.pointers.roots[root.0 as usize] {
            Root::Variable(index) => {
                let name = self.module.variables[index].name;
                if fixed {
                    // Tables of equal name on both sides may differ in contents, so the contents are in the name.
                    (format!("@{name}.{}", table_digest(element, &contents)), RegionKind::Constant)
                } else {
                    (format!("@{name}"), RegionKind::Shared)
                }
            }
            Root::Local(function, local) => {
                let function = self.function(function);
                let local_name = function.body.as_ref().map_or("", |body| body.locals[local.0 as usize].name);
                (format!("{}.{local_name}.{}", readable(function.name), root.0), RegionKind::Local)
            }
        };
        let id = self.region(name, |name| Region { name, keys: vec![Ty::I64], element, kind, contents });
        (id, element)
    }

    /// The cell of a part of a global variable.
    pub(super) fn part_region(&mut self, variable: usize, offset: u64, ty: Ty) -> RegionId {
        let name = self.module.variables[variable].name;
        let name = if offset == 0 { format!("@{name}") } else { format!("@{name}+{offset}") };
        self.region(name, |name| Region { name, keys: vec![], element: ty, kind: RegionKind::Shared, contents: vec![] })
    }

    /// The global of this name.
    pub(super) fn global(&mut self, name: String, size: u64) -> GlobalId {
        if let Some(&id) = self.globals.get(&name) {
            return id;
        }
        let id = self.out.globals.push(Global { name: name.clone(), size, open: false, contents: vec![] });
        self.globals.insert(name, id);
        id
    }

    /// The external function of this name and signature. The name must follow from the function and the signature
    /// alone, because both sides match by it; a clash that cannot happen then gets a name that matches nothing.
    pub(super) fn external(&mut self, name: String, signature: Signature, nature: Nature) -> ExternId {
        let mut name = name;
        while let Some(&id) = self.externals.get(&name) {
            if self.out.externals[id].signature == signature && self.out.externals[id].nature == nature {
                return id;
            }
            name.push('\'');
        }
        let id = self.out.externals.push(External { name: name.clone(), signature, is_definite: false, nature });
        self.externals.insert(name, id);
        id
    }

    /// The source line of a `DILocation`.
    pub(super) fn line(&mut self, location: Option<u32>) -> Option<Line> {
        let (file, line) = self.debug.line(location?)?;
        Some(ir_line(self.file(file)?, line))
    }

    pub(super) fn file(&mut self, node: u32) -> Option<FileId> {
        if let Some(&known) = self.files.get(&node) {
            return known;
        }
        let name = self.debug.file_name(node);
        let id = name.map(|name| {
            let known = self.out.files.iter().find(|(_, file)| **file == name).map(|(id, _)| id);
            known.unwrap_or_else(|| self.out.files.push(name))
        });
        self.files.insert(node, id);
        id
    }
}

/// What cannot be taken to be the same on both sides, by symbol: what the modules do not agree on, and what is only known
/// when programs are linked or loaded.
fn doubts(module: &Module<'_>, options: &Options) -> FxHashMap<String, String> {
    let mut doubts: FxHashMap<String, String> =
        options.disagreements.iter().map(|found| (found.symbol.clone(), found.reason.clone())).collect();
    for symbol in &module.doubtful {
        let name = readable(symbol);
        doubts.insert(
            (*symbol).to_owned(),
            format!("what `{name}` is, or whether it is there, is decided by other files"),
        );
    }
    doubts
}

/// The first 128 bits of a digest: no two contents that anyone can find share them.
pub(super) fn short(digest: &[u8; 32]) -> String {
    digest[..16].iter().map(|byte| format!("{byte:02x}")).collect()
}

/// The name of a scalar type in names of regions and functions.
pub(super) fn type_name(ty: Ty) -> String {
    match ty {
        Ty::Bool => "bool".into(),
        Ty::Int(width) => format!("i{width}"),
        Ty::F32 => "f32".into(),
        Ty::F64 => "f64".into(),
        Ty::Ref => "ref".into(),
        Ty::Ptr => "ptr".into(),
        Ty::Mem(_) => "mem".into(),
        Ty::World => "world".into(),
    }
}

/// A digest of the contents of a table.
fn table_digest(element: Ty, contents: &[(u128, u128)]) -> String {
    let mut hasher = blake3::Hasher::new();
    hasher.update(type_name(element).as_bytes());
    hasher.update(&[0]);
    for &(key, value) in contents {
        hasher.update(&key.to_le_bytes());
        hasher.update(&value.to_le_bytes());
    }
    short(hasher.finalize().as_bytes())
}
