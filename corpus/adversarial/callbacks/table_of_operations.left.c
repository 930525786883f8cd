// claim:  probe
// truth:  different
// today:  unknown
// why:    unknown code calls through a constant table; a function below one of its entries clamps at another
//         number

struct ops {
    int (*open)(int);
    int (*close)(int);
};

extern int use_device(const struct ops *o, int n);

static int limit(int n) { return n > 15 ? 15 : n; }
static int device_open(int n) { return limit(n) + 1; }
static int device_close(int n) { return -n; }

static const struct ops device = { device_open, device_close };

int probe(int n) {
    return use_device(&device, n);
}
