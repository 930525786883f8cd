int f(char *p, char *q) { return q - p > 0; }
