char base64_digit(unsigned value) {
    value %= 64;
    if (value < 26)
        return (char)('A' + value);
    if (value < 52)
        return (char)('a' + (value - 26));
    if (value < 62)
        return (char)('0' + (value - 52));
    return value == 62 ? '+' : '/';
}
