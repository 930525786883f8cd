int is_get(const char *s) { return s[0] == 'G' && s[1] == 'E' && s[2] == 'T' && s[3] == '\0'; }
