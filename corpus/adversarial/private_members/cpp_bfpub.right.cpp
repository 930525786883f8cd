class F { public: unsigned a : 8; unsigned b : 8; unsigned c : 16; };
unsigned get(F &f, unsigned x) { unsigned r = f.a; f.b = x & 255; return r; }
