static int next = 101;

int ticket(void) {
    return next++;
}
