// claim:  last
// truth:  different
// today:  unknown
// why:    last is the same text; the structure that it reads is packed on the right
struct record {
    char kind;
    int value;
};

int last(volatile struct record *records, int count) {
    return count > 0 ? records[count - 1].value : 0;
}
