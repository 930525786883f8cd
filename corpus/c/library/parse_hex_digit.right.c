int parse_hex_digit(char c) {
    unsigned d = (unsigned char)c - 48u;
    if (d < 10u) return (int)d;
    unsigned letter = ((unsigned char)c | 0x20u) - 97u;
    return letter < 6u ? (int)letter + 10 : -1;
}
