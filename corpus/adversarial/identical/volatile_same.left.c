// claim:  wait_for
// truth:  equivalent
// why:    the same code, whatever a volatile access is; another function of the file changed
int wait_for(volatile unsigned *status, unsigned mask, int tries) {
    while (tries-- > 0) {
        if ((*status & mask) == mask)
            return 1;
    }
    return 0;
}

int ready(unsigned status) {
    return (status & 1u) != 0;
}
