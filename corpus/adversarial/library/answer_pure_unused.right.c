__attribute__((pure)) int probe(int key);

int checked(int x) {
    return x + 1;
}
