extern int lookup(int key) __attribute__((const));

int twice(int key) {
    return 2 * lookup(key);
}
