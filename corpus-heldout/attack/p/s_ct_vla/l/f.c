#include <string.h>
void f(unsigned char key, char *p) { memset(p, 0, key); }
