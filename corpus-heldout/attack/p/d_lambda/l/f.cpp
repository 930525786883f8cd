int f(int x) { auto g = [x]() mutable { return x++; }; g(); return g(); }
