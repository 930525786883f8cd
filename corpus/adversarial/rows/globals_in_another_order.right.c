double rate = 0.125;
int second = 2;
int add(int a, int b) { return b + a; }
static int hidden[3] = {1, 2, 3};
int get(int i) { return hidden[i % 3 < 0 ? 0 : i % 3]; }
const char *const title = "report";
int first = 1;
