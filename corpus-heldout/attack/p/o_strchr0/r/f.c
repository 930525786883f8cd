int f(const char *p, char c) { for (; *p; p++) if (*p == c) return 1; return 0; }
