int cell;
void hook(void);
void bump(void) { cell += 2; }
int f(void) { hook(); return 0; }
