// claim:  f
// truth:  different
// today:  unknown
// why:    the table of labels is turned around; labels have no names but their places
int f(int i) {
    static const void *const table[] = {&&first, &&second};
    if (i < 0 || i > 1)
        return 0;
    goto *table[i];
first:
    return 10;
second:
    return 20;
}
