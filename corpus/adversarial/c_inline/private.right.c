int after(int x) { return 1 + x; }
