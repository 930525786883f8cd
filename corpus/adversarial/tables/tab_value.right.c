int val(unsigned i) { return i < 3 ? (int)i + 1 : 0; }
