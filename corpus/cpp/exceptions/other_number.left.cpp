// claim:  checked
// truth:  different
// today:  unknown
// why:    another number is thrown
int checked(int x) {
    if (x < 0)
        throw 1;
    return x;
}
