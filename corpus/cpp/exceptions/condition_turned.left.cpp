// claim:  checked
// truth:  equivalent
// why:    the condition of a throw turned round
int checked(int x) {
    if (x < 0)
        throw 1;
    return x;
}
