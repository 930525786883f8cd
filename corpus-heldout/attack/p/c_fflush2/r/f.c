#include <stdio.h>
void ext(void);
void f(int x){ printf("a"); ext(); }
