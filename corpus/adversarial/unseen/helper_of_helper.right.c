static int low(int x) {
    return x & 15;
}

static int middle(int x) {
    int sum = low(x + 1);
    return sum + low(x);
}

int high(unsigned char x) {
    return middle(x);
}
