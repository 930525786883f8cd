// claim:  weigh
// truth:  equivalent
// why:    a loop over the elements against one over indices of an array of fixed size
extern "C" int weigh(const int (&values)[8]) {
    int sum = 0;
    for (int value : values) sum += value > 0 ? value : 0;
    return sum;
}
