template<class T> int cnt() { static int n; return ++n; }
int f() { return cnt<int>(); } int g() { return cnt<long>(); }
