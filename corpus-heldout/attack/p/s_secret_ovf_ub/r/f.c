int f(int key) { return 10 / key ? 0 : 0; }
