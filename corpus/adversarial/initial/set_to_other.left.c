// claim:  set_level
// truth:  different
// why:    what the function leaves in the level is not the same
int level = 3;

void set_level(int x) {
    level = x;
}
