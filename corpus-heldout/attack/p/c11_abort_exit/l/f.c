#include <stdlib.h>
void f(int x) { if (x) exit(1); }
