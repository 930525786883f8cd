static int high(int x) { return x < 0 ? 0 : x; }
static int low(int x) { return x > 9 ? 9 : x; }

int clamp(int x) { return low(high(x)); }
