// claim:  first
// truth:  different
// today:  unknown
// why:    second answers by itself on the left, and by asking first on the right: whoever calls it back goes round for ever

extern int ask(int (*whom)(int), int x);

int first(int x);

int second(int x) { return x; }

int first(int x) { return ask(second, x); }
