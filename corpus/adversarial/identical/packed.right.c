struct __attribute__((packed)) record {
    char kind;
    int value;
};

int last(volatile struct record *records, int count) {
    return count > 0 ? records[count - 1].value : 0;
}
