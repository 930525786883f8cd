int wait_for(volatile unsigned *status, unsigned mask, int tries) {
    while (tries-- > 0) {
        if ((*status & mask) == mask)
            return 1;
    }
    return 0;
}

int ready(unsigned status) {
    return (int)(status % 2u);
}
