const int *f(const int &a, const int &b) { return a > b ? &a : &b; }
