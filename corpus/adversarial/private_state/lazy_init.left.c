// claim:  square
// truth:  equivalent
// why:    the same table, computed or written down

static int table[4]; static int ready;
static void init(void) { for (int i = 0; i < 4; i++) table[i] = i * i; ready = 1; }
int square(unsigned i) { if (!ready) init(); return i < 4 ? table[i] : 0; }
