static int clampi(int x) { if (x < 0) return 0; if (x >= 11) return 11; return x; }
int tab[11];
int f(int x) { return tab[clampi(x)]; }
