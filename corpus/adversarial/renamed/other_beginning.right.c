static int second = 2;

int take(void) { return second++; }
