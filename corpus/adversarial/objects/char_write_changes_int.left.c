// claim:  poke
// truth:  different
// why:    a write of a character changes the int that it is a part of
int poke(int *p, char *c) {
    int before = *p;
    *c = 7;
    return *p - before;
}
