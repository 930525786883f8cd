int level = 2;

int through(int *p) {
    level += *p;
    return level;
}
