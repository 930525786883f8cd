extern int notify(int status);

int limit(void) {
    return 11;
}

int poll(volatile int *status) {
    int now = *status;
    return notify(now);
}
