// claim:  average
// truth:  different
// why:    the half is rounded towards the smaller number instead of zero
int average(int a, int b) {
    return (int)(((long)a + b) / 2);
}
