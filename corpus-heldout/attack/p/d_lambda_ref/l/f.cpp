int f(int x) { auto g = [x] { return x; }; x++; return g(); }
