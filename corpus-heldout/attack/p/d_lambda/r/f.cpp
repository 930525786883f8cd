int f(int x) { auto g = [x]() mutable { return x++; }; auto h = g; g(); return h(); }
