//! The mutable variables of a method: locals, stack slots, memories, the world.

use tandem_ir::{RegionId, Ty, Value, Variable};

use crate::lower::method::MethodLowering;
use crate::types::Kind;

impl MethodLowering<'_, '_> {
    pub(super) fn local_variable(&mut self, slot: u16, kind: Kind) -> Variable {
        if let Some(&variable) = self.locals.get(&(slot, kind)) {
            return variable;
        }
        // The variable has a name if it stands for one source variable only.
        let mut names = self
            .code
            .local_names
            .iter()
            .filter(|local| local.slot == slot && local.ty.kind() == kind)
            .map(|local| &local.name);
        let name = names.next().filter(|first| names.all(|name| name == *first)).cloned();
        let variable = self.b.declare(kind.ty(), name.as_deref());
        self.locals.insert((slot, kind), variable);
        variable
    }

    pub(super) fn write_local(&mut self, slot: u16, kind: Kind, value: Value) {
        let variable = self.local_variable(slot, kind);
        self.b.write(variable, value);
    }

    /// Names a value after the local variable it is stored in.
    pub(super) fn name_local(&mut self, value: Value, slot: u16) {
        if self.constants.contains_key(&value) || !self.named.insert(value) {
            return;
        }
        let local = self.code.local_name(slot, self.index + 1).or_else(|| self.code.local_name(slot, self.index));
        if let Some(name) = local.map(|local| local.name.clone()) {
            self.b.set_name(value, &name);
        }
    }

    pub(super) fn stack_variable(&mut self, depth: usize, kind: Kind) -> Variable {
        let b = &mut self.b;
        *self.stack.entry((depth, kind)).or_insert_with(|| b.declare(kind.ty(), None))
    }

    /// The variable that holds a region's memory.
    fn region_variable(&mut self, region: RegionId) -> Variable {
        self.used.regions.insert(region);
        if let Some(&variable) = self.regions.get(&region) {
            return variable;
        }
        assert!(self.state.is_none(), "{}: a region that the first pass did not see", self.described());
        let variable = self.b.declare(Ty::Mem(region), None);
        self.regions.insert(region, variable);
        variable
    }

    /// Whether the function is known to touch this region. False in the first pass.
    pub fn has_region(&self, region: RegionId) -> bool {
        self.state.as_ref().is_some_and(|state| state.regions.contains(&region))
    }

    /// The current memory of a region.
    pub fn memory(&mut self, region: RegionId) -> Value {
        let variable = self.region_variable(region);
        self.b.read(variable)
    }

    /// Makes a memory the current one of its region.
    pub fn set_memory(&mut self, region: RegionId, memory: Value) {
        let variable = self.region_variable(region);
        self.b.write(variable, memory);
    }

    /// The variable that holds the world.
    pub fn world_variable(&mut self) -> Variable {
        self.used.world = true;
        if let Some(variable) = self.world {
            return variable;
        }
        assert!(self.state.is_none(), "{}: a world that the first pass did not see", self.described());
        let variable = self.b.declare(Ty::World, None);
        self.world = Some(variable);
        variable
    }
}
