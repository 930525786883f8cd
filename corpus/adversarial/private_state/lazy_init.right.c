static int table[4]; static int ready;
static void init(void) { table[0] = 0; table[1] = 1; table[2] = 4; table[3] = 9; ready = 1; }
int square(unsigned i) { if (!ready) init(); if (i >= 4) return 0; return table[i]; }
