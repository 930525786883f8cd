int total;

int bump(int &r) {
    total = 10;
    r += 1;
    return 10;
}
