#include <string.h>

struct counters { int seen, kept, dropped, errors; };

void reset(struct counters *c) { memset(c, 0, sizeof *c); }
