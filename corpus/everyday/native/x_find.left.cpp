// claim:  index_of
// truth:  equivalent
// today:  unknown
// why:    a place by a loop or by find
#include <algorithm>
int index_of(const int *v, int n, int x) { for (int i = 0; i < n; i++) if (v[i] == x) return i; return -1; }
