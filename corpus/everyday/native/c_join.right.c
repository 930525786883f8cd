#include <stdio.h>
int join(char *out, const int *v, int n) { int at = 0; for (int i = 0; i < n && i < 4; i++) { out[at++] = (char)('0' + (v[i] & 7)); if (i + 1 < n) out[at++] = ','; } out[at] = 0; return at; }
