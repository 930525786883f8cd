// claim:  visits
// truth:  equivalent
// why:    a static local has another name

int visits(void) {
    static int n;
    return ++n;
}
