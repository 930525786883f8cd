unsigned f(unsigned a) { return a < 6; }
