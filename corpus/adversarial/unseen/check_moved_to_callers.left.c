// claim:  *
// truth:  equivalent
// why:    the helper differs on indices that both of its callers keep away from it; nobody else can call it
static int at(const int *values, int index) {
    if (index < 0 || index > 7) {
        return 0;
    }
    return values[index];
}

int first(const int *values) {
    return at(values, 0);
}

int chosen(const int *values, int index) {
    if (index < 0 || index > 7) {
        return 0;
    }
    return at(values, index);
}
