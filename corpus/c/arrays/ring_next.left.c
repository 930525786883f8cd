// claim: next_slot
// assume: left.slot >= 0
// assume: left.slot < left.size
// truth: equivalent
// why:   a remainder against a comparison, for an index inside the ring
int next_slot(int slot, int size) { return (slot + 1) % size; }
