struct Registry {
    int first;
    Registry(int n) : first(n * 2) {}
};

Registry registry(5);

int lookup(int n) {
    return registry.first + n;
}
