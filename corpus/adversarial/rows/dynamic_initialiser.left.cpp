// claim:  *
// truth:  different
// today:  unknown
// why:    the variable gets its value from code that runs before main, and that code changed
static int table_size(int n) { return n * n; }
int capacity = table_size(8);

int half(int x) { return x / 2; }
