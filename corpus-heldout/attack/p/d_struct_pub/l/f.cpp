struct R { int n = 0; void add() { n++; } int get() { return n; } };
int use(R &r) { r.add(); return r.get(); }
