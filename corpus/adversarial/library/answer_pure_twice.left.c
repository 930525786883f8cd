// claim:  doubled
// truth:  equivalent
// why:    a pure function gives the same answer twice
__attribute__((pure)) int lookup(int key);

int doubled(int key) {
    return lookup(key) + lookup(key);
}
