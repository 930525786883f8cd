// claim:  f
// truth:  different
// today:  unknown
// why:    the function may not exist at all, and one side asks

extern int hook(int) __attribute__((weak));

int f(int x) {
    return hook ? hook(x) : x;
}
