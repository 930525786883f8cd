// claim:  first
// truth:  equivalent
// why:    code that is not given may call second, which changed as well: each is equivalent if the other is

extern int ask(int x);

int first(int x) { return ask(x) + ask(x + 1); }

int second(int x) { return x > 0 ? ask(2 * x) : 0; }
