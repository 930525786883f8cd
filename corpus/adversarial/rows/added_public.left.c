// claim:  *
// truth:  equivalent
// why:    a public function was added, which nobody who uses LEFT can miss
int increment(int x) { return x + 1; }
