// claim:  *
// truth:  unknown
// why:    a public function was taken away; what is left is the same
int increment(int x) { return x + 1; }
int decrement(int x) { return x - 1; }
int identity(int x) { return x; }
