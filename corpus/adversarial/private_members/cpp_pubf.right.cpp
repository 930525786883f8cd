class P { int secret; public: int x; P() : secret(1), x(0) {} };
void set(P &p, int v) { p.x = v + (v == 7); }
