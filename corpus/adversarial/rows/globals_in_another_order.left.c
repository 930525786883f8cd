// claim:  *
// truth:  equivalent
// why:    the same functions and variables in another order
int first = 1;
const char *const title = "report";
static int hidden[3] = {1, 2, 3};
int get(int i) { return hidden[i % 3 < 0 ? 0 : i % 3]; }
int second = 2;
double rate = 0.125;
int add(int a, int b) { return a + b; }
