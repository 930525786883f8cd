#include <stdlib.h>
int *f(int k, int *a, size_t n) { for (size_t i = 0; i < n; i++) if (a[i] == k) return a + i; return 0; }
