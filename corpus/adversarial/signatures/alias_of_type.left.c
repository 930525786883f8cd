// claim:  next
// truth:  equivalent
// why:    another name of the same type
typedef unsigned long count_t;

count_t next(count_t n) {
    return n + 1;
}
