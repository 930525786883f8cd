// claim: summarise
// assume: left.count > 0
// truth: different
// why: what is stored before the second loop may be one of the values
struct summary {
    int sum;
    int most;
};

void summarise(const int *values, int count, struct summary *out) {
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum ^= values[i];
    int most = values[0];
    for (int i = 1; i < count; i++)
        if (values[i] > most)
            most = values[i];
    out->sum = sum;
    out->most = most;
}
