typedef int (*operation)(int, int);

static int add(int a, int b) { return a + b; }
static int subtract(int a, int b) { return a - b; }
static int both(int a, int b) { return a & b; }

static const operation operations[] = {add, subtract, both};

int apply(unsigned op, int a, int b) {
    if (op >= sizeof operations / sizeof operations[0])
        return 0;
    return operations[op](a, b);
}
