struct Range {
    int low;
    int high;
};
Range range;

int put(int &r) {
    range.high = 1;
    r = 2;
    return 1;
}
