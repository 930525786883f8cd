// claim: luhn
// truth: equivalent
// today: unknown
// why:   the doubled digit's digits added by a condition, or looked up in a table
int luhn(const char *digits, int n) {
    int sum = 0;
    int twice = 0;
    for (int i = n - 1; i >= 0; i--) {
        int d = (digits[i] - '0') & 7;
        if (twice) {
            d *= 2;
            if (d > 9)
                d -= 9;
        }
        sum += d;
        twice = !twice;
    }
    return sum % 10 == 0;
}
