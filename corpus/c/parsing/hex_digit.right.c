int hex_value(char c) {
    switch (c) {
    case '0': case '1': case '2': case '3': case '4':
    case '5': case '6': case '7': case '8': case '9':
        return c & 15;
    }
    int folded = c | 0x20;
    if (folded < 'a' || folded > 'f')
        return -1;
    return 10 + folded - 'a';
}
