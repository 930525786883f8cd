// claim:  clamp
// truth:  equivalent
// why:    two private functions have exchanged their names

static int low(int x) { return x < 0 ? 0 : x; }
static int high(int x) { return x > 9 ? 9 : x; }

int clamp(int x) { return high(low(x)); }
