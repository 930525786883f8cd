void f(char *out) { out[0] = '7'; out[1] = 0; }
