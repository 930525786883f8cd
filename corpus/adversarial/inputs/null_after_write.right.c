void store(long *p, long v) {
    *p = v;
}
