int f(int x) { return sizeof(char); }
