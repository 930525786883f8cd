// claim:  *
// truth:  different
// why:    the counter inside the function starts elsewhere, so the first number that is given out is another one
int next_id(void) {
    static int last = 0;
    last += 1;
    return last;
}
