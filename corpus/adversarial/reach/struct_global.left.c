// claim:  raise_limit
// truth:  different
// why:    the pointer may lead to a field of the global structure
struct limits {
    int low;
    int high;
} limits;

int raise_limit(int *where, int by) {
    limits.high = 7;
    *where += by;
    return limits.high;
}
