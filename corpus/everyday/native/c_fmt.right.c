void label(char *out, unsigned n) { out[0] = '#'; out[1] = (char)('0' + n % 10u); out[2] = '\0'; }
