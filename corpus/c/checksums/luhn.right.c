int luhn(const char *digits, int n) {
    static const int doubled[8] = {0, 2, 4, 6, 8, 1, 3, 5};
    int sum = 0;
    int odd = 0;
    while (n-- > 0) {
        int d = (digits[n] - '0') & 7;
        sum += odd ? doubled[d] : d;
        odd ^= 1;
    }
    return sum % 10 == 0;
}
