int next_id(void) {
    static int last = 10;
    last += 1;
    return last;
}
