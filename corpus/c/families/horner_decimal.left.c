// claim:  number
// truth:  equivalent
// why:    ten times as two shifts
unsigned number(const char *digits, int n) {
    unsigned value = 0;
    for (int i = 0; i < n; i++)
        value = value * 10 + (unsigned)(digits[i] - '0');
    return value;
}
