int pair[2];

int fill(int *p) {
    int sum = pair[0] + pair[1];
    p[0] = 1;
    p[1] = 2;
    p[2] = 3;
    return sum;
}
