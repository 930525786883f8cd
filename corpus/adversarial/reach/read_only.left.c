// claim:  weigh
// truth:  equivalent
// why:    nothing is written, so it does not matter what the pointer leads to
int weight;

int weigh(const int *p) {
    return *p * weight + *p;
}
