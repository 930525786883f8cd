// claim:  f
// truth:  different
// today:  unknown
// why:    code that is not given may call bump, which other files can name
int cell;
void hook(void);
void bump(void) { cell += 1; }
int f(void) { hook(); return 0; }
