//! From a module to the code it is run in.
//!
//! What cannot be run (a region whose keys are too wide, an ill-typed access) becomes an instruction that refuses with
//! the reason, so that only runs that come there are refused.

use std::sync::Arc;

use rustc_hash::FxHashMap;
use tandem_ir::{FuncId, Function, Id, Module, Outcome, RegionId, Ty};

use super::TracePoint;
use super::code::{Code, FunctionCode, Kind, LOCAL_STORE, RegionCode};
use super::globals::global_addresses;
use super::lower_function::FunctionLowering;
use super::memory::{Layout, Presets};

/// Gives the bits of a constant the domain's reading.
pub(super) type ReadConstant = fn(Kind, u128) -> u128;

/// The code of a module.
pub(super) fn lower(
    module: &Module,
    mathematical: bool,
    read: ReadConstant,
    points: &[TracePoint],
    counts_blocks: bool,
) -> Code {
    let mut lowering = ModuleLowering {
        module,
        mathematical,
        read,
        counts_blocks,
        globals: global_addresses(module),
        outcomes: FxHashMap::default(),
        code: Code::default(),
    };
    lowering.outcome(&Outcome::Return);
    lowering.code.strings = module.strings.iter().cloned().collect();
    lowering.code.regions = module.regions.ids().map(|region| lowering.region(region)).collect();
    for (id, function) in module.functions.iter() {
        lowering.function(id, function, points);
    }
    lowering.code
}

/// Whether some value of the module has more than 64 bits.
pub(super) fn has_wide_values(module: &Module) -> bool {
    let is_wide = |ty: Ty| Kind::of(ty).is_some_and(|kind| kind.bits() > 64);
    module.functions.values().any(|function| function.values.values().any(|value| is_wide(value.ty)))
        || module.regions.values().any(|region| is_wide(region.element))
}

/// The module's code as far as it is made, and what functions need to know about the module.
pub(super) struct ModuleLowering<'m> {
    pub(super) module: &'m Module,
    pub(super) mathematical: bool,
    pub(super) read: ReadConstant,
    pub(super) counts_blocks: bool,
    pub(super) globals: Vec<Result<u64, String>>,
    outcomes: FxHashMap<Outcome, u32>,
    pub(super) code: Code,
}

impl ModuleLowering<'_> {
    /// The number of an outcome.
    pub(super) fn outcome(&mut self, outcome: &Outcome) -> u32 {
        *self.outcomes.entry(outcome.clone()).or_insert_with(|| {
            self.code.outcomes.push(outcome.clone());
            self.code.outcomes.len() as u32 - 1
        })
    }

    fn region(&self, id: RegionId) -> RegionCode {
        let region = &self.module.regions[id];
        let Some(element) = Kind::of(region.element) else {
            let reason = format!("region {}: elements of type {:?}", region.name, region.element);
            return RegionCode { element: Kind::BOOL, layout: Err(reason), presets: None };
        };
        if id.index() >= usize::from(LOCAL_STORE) {
            return RegionCode { element, layout: Err("too many memory regions".into()), presets: None };
        }
        let described = Layout::new(&region.keys, self.mathematical).and_then(|layout| {
            let presets = self.presets(id, &layout)?;
            Ok((layout, presets))
        });
        match described {
            Ok((layout, presets)) => RegionCode {
                element,
                layout: Ok(Arc::new(layout)),
                presets: if presets.is_empty() { None } else { Some(Arc::new(presets)) },
            },
            Err(reason) => {
                RegionCode { element, layout: Err(format!("region {}: {reason}", region.name)), presets: None }
            }
        }
    }

    /// The elements of a region that never change, by packed key.
    fn presets(&self, id: RegionId, layout: &Layout) -> Result<Presets, String> {
        let region = &self.module.regions[id];
        let mut cells: Vec<(u128, u128)> = region.contents.clone();
        for (index, global) in self.module.globals.values().enumerate() {
            for cell in global.contents.iter().filter(|cell| cell.region == id) {
                // A global without an address refuses where its address is taken; its cells are out of reach.
                if let Ok(address) = &self.globals[index] {
                    cells.push((u128::from(address.wrapping_add(cell.offset)), cell.bits));
                }
            }
        }
        if cells.is_empty() {
            return Ok(Presets::default());
        }
        let (&[key], Some(element)) = (region.keys.as_slice(), Kind::of(region.element)) else {
            return Err("constant contents of a memory that has not exactly one key".into());
        };
        let key = Kind::of(key).ok_or("a key that is not a scalar")?;
        let packed = |(at, bits): (u128, u128)| {
            Ok((layout.pack([(self.read)(key, at)].into_iter())?, (self.read)(element, bits)))
        };
        cells.into_iter().map(packed).collect::<Result<_, &str>>().map_err(String::from)
    }

    fn function(&mut self, id: FuncId, function: &Function, points: &[TracePoint]) {
        let start = self.code.ops.len() as u32;
        let points: Vec<(usize, &TracePoint)> =
            points.iter().enumerate().filter(|(_, point)| point.function == id).collect();
        let mut lowering = FunctionLowering::new(self, function);
        let lowered = match lowering.assign_registers() {
            Ok(()) => {
                lowering.body(&points);
                (lowering.constants, lowering.frame, lowering.locals.len(), lowering.block_starts[function.entry()])
            }
            Err(reason) => {
                let reason = format!("function {}: {reason}", function.name);
                lowering.refuse(reason);
                (vec![], 0, 0, start)
            }
        };
        let (constants, frame, locals, entry) = lowered;
        if self.counts_blocks {
            self.code.counted += function.blocks.len();
        }
        let first = self.code.constants.len();
        self.code.constants.extend(constants);
        self.code.functions.push(FunctionCode {
            start: entry,
            constants: first..self.code.constants.len(),
            params: function.signature.params.iter().filter_map(|ty| Kind::of(*ty)).collect(),
            state: function.signature.state.clone(),
            frame,
            locals,
        });
    }
}
