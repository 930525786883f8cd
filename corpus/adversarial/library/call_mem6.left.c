// claim:  f
// truth:  equivalent
// today:  unknown
// why:    swapped sides
void f(char *out, unsigned n) { out[0] = '#'; out[1] = (char)('0' + n % 10u); out[2] = '\0'; }
