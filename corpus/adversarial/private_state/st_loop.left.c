// claim:  drain
// truth:  equivalent
// today:  unknown
// why:    the static is always even, so both loops end
static unsigned n;
int drain(void) { int c = 0; while (n > 0) { n -= n >= 2 ? 2 : n; c++; } return c; }
void put(void) { if (n < 100) n += 2; }
