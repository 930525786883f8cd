// claim:  doubled
// truth:  equivalent
// today:  unknown
// why:    a pure function gives the same answer twice
__attribute__((pure)) int lookup(int key);

int doubled(int key) {
    return lookup(key) + lookup(key);
}
