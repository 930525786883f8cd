int f(double a) { return a > -1e9 && a < 1e9 ? (int)a : 0; }
