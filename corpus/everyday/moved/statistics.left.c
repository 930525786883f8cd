// claim: summarise
// assume: left.count > 0
// truth: equivalent
// why: two loops that have nothing to do with each other change places
struct summary {
    long sum;
    int most;
};

void summarise(const int *values, int count, struct summary *out) {
    long sum = 0;
    for (int i = 0; i < count; i++)
        sum += values[i];
    int most = values[0];
    for (int i = 1; i < count; i++)
        if (values[i] > most)
            most = values[i];
    out->sum = sum;
    out->most = most;
}
