// claim:  poll
// truth:  different
// today:  unknown
// why:    poll is the same code; the function that it calls is not given and may call limit, which changed
extern int notify(int status);

int limit(void) {
    return 10;
}

int poll(volatile int *status) {
    int now = *status;
    return notify(now);
}
