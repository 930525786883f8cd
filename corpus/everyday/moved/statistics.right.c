struct summary {
    long sum;
    int most;
};

void summarise(const int *values, int count, struct summary *out) {
    int most = values[0];
    for (int i = 1; i < count; i++)
        if (values[i] > most)
            most = values[i];
    long sum = 0;
    for (int i = 0; i < count; i++)
        sum += values[i];
    out->most = most;
    out->sum = sum;
}
