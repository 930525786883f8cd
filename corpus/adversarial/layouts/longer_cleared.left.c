// claim:  clear
// truth:  equivalent
// today:  unknown
// why:    a structure that became longer is cleared as a whole, by whoever compiles it with that
#include <string.h>
struct S { int a; int b; };
void clear(struct S *s) { memset(s, 0, sizeof *s); }
