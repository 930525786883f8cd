// claim:  first
// truth:  different
// today:  unknown
// why:    code that is not given may call second, which asks for another number and which may call first in turn

extern int ask(int x);

int first(int x) { return ask(x) + ask(x + 1); }

int second(int x) { return x > 0 ? ask(2 * x) : first(x); }
