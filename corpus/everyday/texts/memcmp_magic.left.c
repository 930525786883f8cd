// claim:  is_png
// truth:  equivalent
// why:    a signature by memcmp and by bytes
#include <string.h>

int is_png(const unsigned char *p) { return memcmp(p, "\x89PNG\r\n\x1a\n", 8) == 0; }
