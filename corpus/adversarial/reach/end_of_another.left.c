// claim:  last_before
// truth:  different
// today:  unknown
// why:    the end of another array may be where the variable begins
int first;

int last_before(int *end) {
    if (end == &first) {
        return end[-1];
    }
    return 0;
}
