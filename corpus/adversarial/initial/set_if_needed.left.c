// claim:  set_level
// truth:  equivalent
// why:    whatever the level was, it is x afterwards on both sides
int level = 3;

void set_level(int x) {
    level = x;
}
