// claim:  f
// truth:  different
// why:    a private variable is written by an atomic operation

static int flag = 1;

void stop(void) {
    __atomic_fetch_add(&flag, 1, __ATOMIC_SEQ_CST);
}

int f(void) {
    return flag;
}
