// claim:  f
// truth:  different
// today:  unknown
// why:    a variable of a function is written by itself, in one version

int f(void) {
    static int count = 3;
    return count;
}
