const int &pick(const int &a, const int &b) { return b < a ? b : a; }
