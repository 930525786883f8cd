void f(char *out, unsigned n) { out[0] = '#'; out[1] = (char)('1' + n % 10u); out[2] = '\0'; }
