const char *cur;
void f(void) { cur = "abc"; }
