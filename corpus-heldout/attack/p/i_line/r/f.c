#define LOG() report(__LINE__)
void report(int);

void f(void) { LOG(); }
