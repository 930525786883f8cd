// claim:  get
// truth:  different
// why:    public bit fields of a class share a word
class F { public: unsigned a : 8; unsigned b : 8; unsigned c : 16; };
unsigned get(F &f, unsigned x) { f.b = x; return f.b + f.a; }
