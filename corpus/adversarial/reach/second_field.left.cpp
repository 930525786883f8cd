// claim:  put
// truth:  different
// why:    a reference may be to the second field of the global structure
struct Range {
    int low;
    int high;
};
Range range;

int put(int &r) {
    range.high = 1;
    r = 2;
    return range.high;
}
