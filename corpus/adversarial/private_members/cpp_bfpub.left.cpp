// claim:  get
// truth:  equivalent
// why:    public bit fields of a class, in bytes
class F { public: unsigned a : 8; unsigned b : 8; unsigned c : 16; };
unsigned get(F &f, unsigned x) { f.b = x; return f.a; }
