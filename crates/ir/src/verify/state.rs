//! Invariants 34 to 36: memories and the world are threaded through a function.
//!
//! A use of a version is right if, walking backwards from it along any path, the first definition of its region that
//! one meets is that version. So each block that uses a version before defining one *needs* it at its start, each of
//! its predecessors must end with it, and a predecessor that defines none needs it in turn. Regions are looked at one
//! after the other, and each block is visited at most once for each.

use rustc_hash::FxHashMap;

use crate::analysis::Cfg;
use crate::function::{Function, Module};
use crate::ids::{Block, Id, IdVec, InstId, Value};
use crate::text::print_type;
use crate::types::{RegionKind, Ty};
use crate::verify::{Complaint, Invariant, MOST_ERRORS};

/// How many visits of blocks, over all regions, are worth it.
const MOST_VISITS: u64 = 1 << 26;

/// A use of a version before its block defines one.
#[derive(Clone, Copy)]
struct Need {
    version: Value,
    block: Block,
    inst: Option<InstId>,
}

/// What a function does with one region or the world.
#[derive(Default)]
struct Thread {
    needs: Vec<Need>,
    /// The version that a block ends with, if it defines one.
    last: Vec<(Block, Value)>,
}

/// Checks a function whose ids and types are right.
pub(super) fn check(module: &Module, function: &Function, cfg: &Cfg) -> Vec<Complaint> {
    let (threads, mut complaints) = scan(module, function, cfg);
    let mut visits = 0;
    let mut walk = Walk {
        function,
        cfg,
        stamp: 0,
        last: IdVec::filled((0, None), function.blocks.len()),
        needed: IdVec::filled((0, None), function.blocks.len()),
    };
    for (ty, thread) in &threads {
        if complaints.len() >= MOST_ERRORS {
            break;
        }
        if let Err(need) = walk.thread(thread, &mut visits) {
            let shown = shown_version(function, need.version);
            let message = format!(
                "{shown} is not the current version of {}: another one is on some path to here",
                print_type(module, *ty)
            );
            complaints.push(complain(message, &need));
        }
        if visits > MOST_VISITS {
            let message = "too many blocks for so many regions of memory";
            complaints.push(Complaint::new(Invariant::StateSize, message));
            break;
        }
    }
    complaints
}

fn shown_version(function: &Function, version: Value) -> String {
    match &function.values[version].name {
        Some(name) => format!("value v{} ({name:?})", version.index()),
        None => format!("value v{}", version.index()),
    }
}

fn complain(message: String, need: &Need) -> Complaint {
    let complaint = Complaint::new(Invariant::CurrentState, message);
    match need.inst {
        Some(inst) => complaint.at_inst(need.block, inst),
        None => complaint.at_block(need.block),
    }
}

/// What each block needs and ends with. Uses of an older version inside a block are found here.
fn scan(module: &Module, function: &Function, cfg: &Cfg) -> (Vec<(Ty, Thread)>, Vec<Complaint>) {
    let mut threads: Vec<(Ty, Thread)> = vec![];
    let mut places: FxHashMap<Ty, usize> = FxHashMap::default();
    let mut complaints = vec![];
    let is_threaded = |ty: Ty| match ty {
        Ty::World => true,
        Ty::Mem(region) => module.regions[region].kind != RegionKind::Constant,
        Ty::Bool | Ty::Int(_) | Ty::F32 | Ty::F64 | Ty::Ref | Ty::Ptr => false,
    };
    let mut current: FxHashMap<Ty, Value> = FxHashMap::default();
    for block in cfg.reverse_postorder().iter().copied() {
        if complaints.len() >= MOST_ERRORS {
            break;
        }
        let data = &function.blocks[block];
        current.clear();
        for param in &data.params {
            let ty = function.ty(*param);
            if is_threaded(ty) && current.insert(ty, *param).is_some() {
                let message = format!("two parameters for {}", print_type(module, ty));
                complaints.push(Complaint::new(Invariant::StateParameters, message).at_block(block));
            }
        }
        let mut thread_of = |ty: Ty| {
            *places.entry(ty).or_insert_with(|| {
                threads.push((ty, Thread::default()));
                threads.len() - 1
            })
        };
        let mut needs = vec![];
        let mut used: Vec<Value> = vec![];
        for inst in data.insts.iter().copied().map(Some).chain([None]) {
            used.clear();
            match inst {
                Some(id) => function.insts[id].inst.for_each_use(|value| used.push(value)),
                None => used = data.terminator.uses(),
            }
            for &version in &used {
                let ty = function.ty(version);
                if !is_threaded(ty) {
                    continue;
                }
                let need = Need { version, block, inst };
                match current.get(&ty) {
                    Some(now) if *now == version => {}
                    Some(now) => {
                        let message = format!(
                            "{} is not the current version of {}: {} is",
                            shown_version(function, version),
                            print_type(module, ty),
                            shown_version(function, *now)
                        );
                        complaints.push(complain(message, &need));
                    }
                    None => needs.push((thread_of(ty), need)),
                }
            }
            for result in inst.iter().flat_map(|id| &function.insts[*id].results) {
                let ty = function.ty(*result);
                if is_threaded(ty) {
                    current.insert(ty, *result);
                }
            }
        }
        let ends: Vec<(usize, Value)> = current.iter().map(|(ty, version)| (thread_of(*ty), *version)).collect();
        for (place, need) in needs {
            threads[place].1.needs.push(need);
        }
        for (place, version) in ends {
            threads[place].1.last.push((block, version));
        }
    }
    (threads, complaints)
}

/// Walks backwards from the needs of one region after the other. Entries of an earlier region have an older stamp.
struct Walk<'f> {
    function: &'f Function,
    cfg: &'f Cfg,
    stamp: u32,
    last: IdVec<Block, (u32, Option<Value>)>,
    needed: IdVec<Block, (u32, Option<Value>)>,
}

impl Walk<'_> {
    /// The first need that is not met on some path.
    fn thread(&mut self, thread: &Thread, visits: &mut u64) -> Result<(), Need> {
        self.stamp += 1;
        for (block, version) in &thread.last {
            self.last[*block] = (self.stamp, Some(*version));
        }
        // What is needed, and the block at whose start it is.
        let mut work: Vec<(Need, Block)> = vec![];
        for need in &thread.needs {
            self.need(*need, need.block, &mut work)?;
        }
        while let Some((need, block)) = work.pop() {
            if block == self.function.entry() {
                return Err(need);
            }
            for predecessor in self.cfg.predecessors(block) {
                *visits += 1;
                if *visits > MOST_VISITS {
                    return Ok(());
                }
                match self.last[*predecessor] {
                    (stamp, Some(version)) if stamp == self.stamp => {
                        if version != need.version {
                            return Err(need);
                        }
                    }
                    _ => self.need(need, *predecessor, &mut work)?,
                }
            }
        }
        Ok(())
    }

    /// A block needs a version at its start.
    fn need(&mut self, need: Need, block: Block, work: &mut Vec<(Need, Block)>) -> Result<(), Need> {
        match self.needed[block] {
            (stamp, Some(version)) if stamp == self.stamp => {
                if version == need.version {
                    Ok(())
                } else {
                    Err(need)
                }
            }
            _ => {
                self.needed[block] = (self.stamp, Some(need.version));
                work.push((need, block));
                Ok(())
            }
        }
    }
}
