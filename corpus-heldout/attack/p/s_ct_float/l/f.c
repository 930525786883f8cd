double f(double key) { return key > 1.0 ? 1 : 2; }
