static int idx;
static const int tab[4] = { 3, 1, 4, 1 };
int pick(void) { return tab[idx]; }
void move(int d) { if (d > 0 && idx < 4) idx++; }
