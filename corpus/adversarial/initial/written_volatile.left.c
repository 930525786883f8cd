// claim:  f
// truth:  different
// why:    a private variable is written by an access that is not modelled

static int flag = 1;

void stop(void) {
    *(volatile int *)&flag = 0;
}

int f(void) {
    return flag;
}
