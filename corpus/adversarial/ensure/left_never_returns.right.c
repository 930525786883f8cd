int poll(int x) { return x + (x == 3); }
