#include <ctype.h>
int f(int c){ return c>=0&&c<128 ? !!isalpha(c) : 0; }
