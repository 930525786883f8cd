// claim:  is_png
// truth:  different
// why:    one byte of the signature is another one
#include <string.h>

int is_png(const unsigned char *p) { return memcmp(p, "\x89PNG\r\n\x1a\n", 8) == 0; }
