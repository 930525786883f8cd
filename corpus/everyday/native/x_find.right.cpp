#include <algorithm>
int index_of(const int *v, int n, int x) { if (n <= 0) return -1; const int *p = std::find(v, v + n, x); return p == v + n ? -1 : (int)(p - v); }
