int after(int x) { return x + 1; }
