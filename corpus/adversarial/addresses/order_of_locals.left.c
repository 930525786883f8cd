// claim:  ordered
// truth:  different
// today:  unknown
// why:    which of two variables comes first is the choice of the compiler, and clang puts the second one first
int ordered(int x) {
    return 1 + x;
}
