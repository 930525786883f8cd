static unsigned n;
int drain(void) { int c = 0; while (n != 0) { n -= 2; c++; if (n & 1) for (;;) ; } return c; }
void put(void) { if (n < 100) n += 2; }
