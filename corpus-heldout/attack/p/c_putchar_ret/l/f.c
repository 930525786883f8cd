#include <stdio.h>
int f(int x){ putchar('a'); return 'a'; }
