int poke(int *p, char *c) {
    *c = 7;
    return 0;
}
