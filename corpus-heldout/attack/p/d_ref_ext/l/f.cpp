const int &pick(const int &a, const int &b) { return a < b ? a : b; }
