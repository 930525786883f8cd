class F { public: unsigned a : 8; unsigned b : 8; unsigned c : 16; };
unsigned get(F &f, unsigned x) { unsigned *w = reinterpret_cast<unsigned *>(&f); *w = (*w & ~0xff00u) | x << 8; return f.b + f.a; }
