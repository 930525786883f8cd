// claim:  twice
// truth:  equivalent
// why:    both sides declare the function to depend on its arguments alone

extern int lookup(int key) __attribute__((const));

int twice(int key) {
    return lookup(key) + lookup(key);
}
