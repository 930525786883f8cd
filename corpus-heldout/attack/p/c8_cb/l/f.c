void ext(void);
int k;
void inc(void) { k++; }
int f(void) { k = 0; ext(); return k; }
