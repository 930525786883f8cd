// claim:  hash
// truth:  equivalent
// today:  unknown
// why:    a hash with a multiplication or with a shift
unsigned hash(const char *s) { unsigned h = 5381; while (*s) h = h * 33 + (unsigned char)*s++; return h; }
