int probe(int x) {
    return x;
}
