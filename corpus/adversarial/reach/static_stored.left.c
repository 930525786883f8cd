// claim:  tick
// truth:  different
// why:    another function of the file stores the address of the static variable where others find it
static unsigned ticks;

void attach(unsigned **slot) {
    *slot = &ticks;
}

unsigned tick(unsigned *last) {
    ticks++;
    *last = 0;
    return ticks;
}
