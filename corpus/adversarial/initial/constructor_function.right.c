int level;

__attribute__((constructor)) static void prepare(void) {
    level = 8;
}

int current(void) {
    return level;
}
