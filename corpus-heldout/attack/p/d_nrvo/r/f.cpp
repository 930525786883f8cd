struct S { int v; };
S f(int x) { return S{x}; }
