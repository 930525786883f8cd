int digit(int c) {
    if (c < 0 || c > 127)
        return 0;
    return c >= '0' && c <= '9';
}
