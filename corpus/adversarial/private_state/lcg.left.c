// claim:  next
// truth:  different
// why:    a caller sees it with next(), at once or later

static unsigned seed = 1;
void reseed(unsigned s) { seed = s ? s : 1; }
unsigned next(void) { seed = seed * 1103515245u + 12345u; return seed >> 16; }
