static int cnt(void){ static int n; return n++ + 1; }
int f(int x){ int c = cnt(); if (x>0) return c+x; return x; }
int g(void){ return cnt(); }
