// claim: luhn Luhn.check
// assume: left.number >= 0
// truth: equivalent
// why:   a checksum over the digits of a number; the doubled digit reduced in two ways
int luhn(long long number) {
    int sum = 0, position = 0;
    while (number > 0) {
        int digit = (int)(number % 10);
        if (position & 1) {
            digit *= 2;
            if (digit > 9)
                digit -= 9;
        }
        sum += digit;
        number /= 10;
        position++;
    }
    return sum % 10 == 0;
}
