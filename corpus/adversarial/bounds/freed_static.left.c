// claim:  pick
// truth:  different
// why:    the right side frees a variable that was not allocated
static int last;

int pick(int i) {
    last = i;
    return last + 1;
}
