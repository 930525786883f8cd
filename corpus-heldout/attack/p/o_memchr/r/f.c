int f(const char *p) { for (int i = 0; i < 3; i++) if (p[i] == 'a') return 1; return 0; }
