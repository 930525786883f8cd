struct summary {
    int sum;
    int most;
};

void summarise(const int *values, int count, struct summary *out) {
    int most = values[0];
    for (int i = 1; i < count; i++)
        if (values[i] > most)
            most = values[i];
    out->most = most;
    int sum = 0;
    for (int i = 0; i < count; i++)
        sum ^= values[i];
    out->sum = sum;
}
