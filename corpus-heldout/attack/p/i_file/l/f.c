void report(const char *);
void f(void) { report(__FILE__); }
