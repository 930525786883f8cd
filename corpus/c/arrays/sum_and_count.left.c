// claim: score
// truth: equivalent
// why:   two loops against one
int score(const int *values, int count) {
    int sum = 0, negative = 0;
    for (int i = 0; i < count; i++)
        sum += values[i];
    for (int i = 0; i < count; i++)
        if (values[i] < 0)
            negative++;
    return sum * 3 + negative;
}
