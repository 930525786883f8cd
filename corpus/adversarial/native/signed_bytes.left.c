// claim:  mix
// truth:  different
// why:    a signed and an unsigned byte are extended differently when they are handed over
int mix(signed char a, unsigned char b, short c, _Bool d) { return a * 3 + b * 5 + c * 7 + d; }
