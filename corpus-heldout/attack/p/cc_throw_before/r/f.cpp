int k;
int f(int x) { k = x; if (x < 0) throw 1; return x; }
