// claim:  apply
// truth:  different
// today:  unknown
// why:    a table of functions that can change holds one that answers otherwise

static int twice(int x) { return 2 * x; }
static int half(int x) { return x / 2; }

struct operation {
    int code;
    int (*run)(int);
};

struct operation operations[2] = {{1, twice}, {2, half}};

extern int run(struct operation *operation, int x);

int apply(int code, int x) {
    for (int i = 0; i < 2; i++)
        if (operations[i].code == code)
            return run(&operations[i], x);
    return -1;
}
