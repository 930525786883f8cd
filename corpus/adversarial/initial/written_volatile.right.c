static int flag = 1;

void stop(void) {
    *(volatile int *)&flag = 0;
}

int f(void) {
    return 1;
}
