// claim:  sum
// truth:  equivalent
// why:    C++: begin and end against an index
struct span { const int *data; unsigned long size; };
int sum(const span &v) {
    int s = 0;
    for (unsigned long i = 0; i < v.size; i++)
        s += v.data[i];
    return s;
}
