// claim:  color
// truth:  equivalent
// today:  unknown
// why:    a chain of comparisons or a table of names
#include <string.h>
int color(const char *s) { if (strcmp(s, "red") == 0) return 1; if (strcmp(s, "green") == 0) return 2; if (strcmp(s, "blue") == 0) return 3; return 0; }
