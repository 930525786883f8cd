// claim:  checked
// truth:  different
// today:  unknown
// why:    a number of another type is thrown, which other handlers catch
int checked(int x) {
    if (x < 0)
        throw 1;
    return x;
}
