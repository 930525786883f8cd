unsigned hash(const char *s) { unsigned h = 5381; for (int i = 0; s[i] != '\0'; i++) h = (h << 5) + h + (unsigned char)s[i]; return h; }
