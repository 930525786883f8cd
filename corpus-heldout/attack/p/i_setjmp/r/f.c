#include <setjmp.h>
static jmp_buf b;
void ext(void);
void out(void) { longjmp(b, 1); }
int f(void) { volatile int v = 1; if (setjmp(b) == 0) { v = 2; ext(); } return v; }
