int surface(int w, int h) { return w * h + 1; }

int larger(int a, int b) { return b < a ? a : b; }
