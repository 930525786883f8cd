int f(void) { return __COUNTER__; }
int g(void) { return __COUNTER__; }
