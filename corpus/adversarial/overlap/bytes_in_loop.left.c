// claim:  fill_and_sum
// truth:  different
// why:    the bytes that are written may be those of the numbers that are read
long fill_and_sum(char *bytes, const long *values, int n) {
    long sum = 0;
    for (int i = 0; i < n; i++) {
        bytes[i] = (char)i;
        sum += values[i];
    }
    return sum;
}
