int in_order(unsigned begin, unsigned count) {
    (void)begin;
    (void)count;
    return 1;
}
