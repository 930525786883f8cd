#include <stdlib.h>
int f(int a) { if (a < 0) exit(2); return a; }
