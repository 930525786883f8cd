extern int run(int (*f)(int), int a);

static int step(int a) {
    __asm__("addl $3, %0" : "+r"(a));
    return a;
}

int go(int a) {
    return run(step, a);
}
