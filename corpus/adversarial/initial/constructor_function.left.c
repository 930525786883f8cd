// claim:  current
// truth:  different
// today:  unknown
// why:    a function that runs before main sets the global to another value

int level;

__attribute__((constructor)) static void prepare(void) {
    level = 7;
}

int current(void) {
    return level;
}
