// claim:  gap
// truth:  different
// today:  unknown
// why:    how far two variables are from each other is the choice of the compiler
long gap(void) {
    return 32;
}
