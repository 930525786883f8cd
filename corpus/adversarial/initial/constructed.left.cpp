// claim:  lookup
// truth:  different
// today:  unknown
// why:    the constructor of a global object is given another argument

struct Registry {
    int first;
    Registry(int n) : first(n * 2) {}
};

Registry registry(4);

int lookup(int n) {
    return registry.first + n;
}
