static int flag = 1;

void stop(void) {
    __atomic_fetch_add(&flag, 1, __ATOMIC_SEQ_CST);
}

int f(void) {
    return 1;
}
