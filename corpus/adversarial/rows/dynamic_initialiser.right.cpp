static int table_size(int n) { return n * n; }
int capacity = table_size(9);

int half(int x) { return x / 2; }
