static int last = 99;

int ticket(void) { return ++last; }
