static int level;

int *level_slot(void) {
    return &level;
}

int step(int *p) {
    level = 1;
    *p = 2;
    return 1;
}
