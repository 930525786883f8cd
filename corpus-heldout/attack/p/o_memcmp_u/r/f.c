int f(const char *a, const char *b) { return *a < *b; }
