// claim:  total
// truth:  different
// today:  unknown
// why:    other files can name a table whose function changed, so code that is not given may call it

extern int poke(void);

static int step(int x) { return x + 1; }

struct hooks {
    int (*step)(int);
};

struct hooks hooks = {step};

int total(int n) { return n + poke(); }
