int g(void) { return __COUNTER__; }
int f(void) { return __COUNTER__; }
