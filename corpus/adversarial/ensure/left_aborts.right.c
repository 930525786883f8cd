int checked(int x) { return x < 0 ? 0 : x; }
