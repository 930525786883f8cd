__attribute__((pure)) int lookup(int key);

int doubled(int key) {
    return 2 * lookup(key);
}
