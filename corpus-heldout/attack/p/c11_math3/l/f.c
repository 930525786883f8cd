unsigned f(unsigned a) { return a - 1 < 5; }
