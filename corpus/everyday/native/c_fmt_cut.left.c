// claim:  label
// truth:  different
// today:  unknown
// why:    snprintf cuts what does not fit
#include <stdio.h>
int label(char *out, unsigned n) { return snprintf(out, 3, "%u", n); }
