static int first[2] = {1, 2};

int *all(void) {
    return first;
}

int f(void) {
    return 2;
}
