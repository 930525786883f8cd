#include <stddef.h>
size_t trim(const char *s) { size_t end = 0; for (size_t i = 0; s[i]; i++) if (s[i] != ' ') end = i + 1; return end; }
