// claim:  twice
// truth:  different
// today:  unknown
// why:    only the side that calls once declares the function to depend on its arguments alone

extern int lookup(int key);

int twice(int key) {
    return lookup(key) + lookup(key);
}
