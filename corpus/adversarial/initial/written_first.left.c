// claim:  start
// truth:  equivalent
// why:    whatever the global held before, it is written before it is read
int level = 5;

int start(int x) {
    level = x;
    return level + 1;
}
