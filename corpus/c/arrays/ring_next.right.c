int next_slot(int slot, int size) {
    slot++;
    return slot == size ? 0 : slot;
}
