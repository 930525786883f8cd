int visits(void) {
    static int seen;
    return ++seen;
}
