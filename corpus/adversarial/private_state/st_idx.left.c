// claim:  pick
// truth:  equivalent
// today:  unknown
// why:    the index that a static holds is never negative, so the test for it is of no use
static int idx;
static const int tab[4] = { 3, 1, 4, 1 };
int pick(void) { if (idx < 0 || idx > 3) return -1; return tab[idx]; }
void move(int d) { if (d > 0) idx = (idx + 1) % 4; }
