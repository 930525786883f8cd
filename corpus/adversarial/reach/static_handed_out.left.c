// claim:  step
// truth:  different
// why:    another function of the file hands out the address of the static variable
static int level;

int *level_slot(void) {
    return &level;
}

int step(int *p) {
    level = 1;
    *p = 2;
    return level;
}
