// claim:  pick
// truth:  different
// why:    the index can become four
static int idx;
static const int tab[4] = { 3, 1, 4, 1 };
int pick(void) { if (idx < 0 || idx > 3) return -1; return tab[idx]; }
void move(int d) { if (d > 0 && idx < 4) idx++; }
