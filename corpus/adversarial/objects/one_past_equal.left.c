// claim:  ends
// truth:  different
// today:  unknown
// why:    one past an array may be the start of the next object
int ends(int *a, int *b) {
    return a + 4 == b;
}
