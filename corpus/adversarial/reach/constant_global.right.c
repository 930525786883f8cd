const int threshold = 50;

int above(int *p) {
    return ++*p > 50;
}
