// claim:  through
// truth:  different
// why:    the pointer may lead to the global, which starts at another value
int level = 1;

int through(int *p) {
    level += *p;
    return level;
}
