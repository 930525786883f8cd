long fill_and_sum(char *bytes, const long *values, int n) {
    long sum = 0;
    for (int i = 0; i < n; i++)
        bytes[i] = (char)i;
    for (int i = 0; i < n; i++)
        sum += values[i];
    return sum;
}
