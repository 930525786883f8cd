const char *cur;
static const char s[] = "abc";
void f(void) { cur = s; }
