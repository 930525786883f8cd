// claim:  update
// truth:  different
// why:    the write through the pointer is in another function
int version;

static void put(int *where, int what) {
    *where = what;
}

static void put_all(int *where, int n) {
    for (int i = 0; i < n; i++)
        put(where + i, i);
}

int update(int *log) {
    version = 40;
    put_all(log, 2);
    return version + 2;
}
