// claim:  trim
// truth:  equivalent
// today:  unknown
// why:    the end of a text by counting down from its length, or by remembering the last letter
#include <string.h>
#include <ctype.h>
size_t trim(const char *s) { size_t n = strlen(s); while (n > 0 && s[n - 1] == ' ') n--; return n; }
