template<class T> T twice(T x) { return x + x + x; }
int f(int a) { return a; }
