// claim:  join
// truth:  different
// why:    the separator after the last one
#include <stdio.h>
int join(char *out, const int *v, int n) { int at = 0; for (int i = 0; i < n && i < 4; i++) { if (i) out[at++] = ','; out[at++] = (char)('0' + (v[i] & 7)); } out[at] = 0; return at; }
