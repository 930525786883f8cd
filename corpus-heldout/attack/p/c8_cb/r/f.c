void ext(void);
int k;
void inc(void) { k += 2; }
int f(void) { k = 0; ext(); return k; }
