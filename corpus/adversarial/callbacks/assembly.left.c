// claim:  go
// truth:  different
// today:  unknown
// why:    the callback is written in assembly and adds another number

extern int run(int (*f)(int), int a);

static int step(int a) {
    __asm__("addl $1, %0" : "+r"(a));
    return a;
}

int go(int a) {
    return run(step, a);
}
