int f(int key) { while (key & 1) { } return 0; }
