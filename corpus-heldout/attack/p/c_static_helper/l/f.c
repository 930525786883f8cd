static int cnt(void){ static int n; return ++n; }
int f(int x){ if (x>0) return cnt()+x; return x; }
int g(void){ return cnt(); }
