// claim:  away --termination total
// truth:  different
// time:   60s
// why:    steps of two pass by an odd limit, again and again
unsigned away(unsigned x, unsigned limit) {
    unsigned n = 0;
    while (n < limit) n++;
    return n + x;
}
