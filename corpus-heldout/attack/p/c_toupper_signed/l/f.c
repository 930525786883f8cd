#include <ctype.h>
int f(char c){ return toupper((unsigned char)c); }
