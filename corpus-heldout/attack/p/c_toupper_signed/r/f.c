#include <ctype.h>
int f(char c){ return toupper(c); }
