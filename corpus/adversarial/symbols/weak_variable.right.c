extern int table[4] __attribute__((weak));

int present(void) {
    return 1;
}
