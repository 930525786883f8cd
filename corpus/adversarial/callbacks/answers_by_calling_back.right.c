extern int ask(int (*whom)(int), int x);

int first(int x);

int second(int x) { return ask(first, x); }

int first(int x) { return ask(second, x); }
