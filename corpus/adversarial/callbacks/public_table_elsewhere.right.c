extern int poke(void);

static int step(int x) { return x + 2; }

struct hooks {
    int (*step)(int);
};

struct hooks hooks = {step};

int total(int n) { return poke() + n; }
