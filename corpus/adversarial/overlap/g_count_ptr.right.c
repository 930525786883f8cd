int count;
void add(int *a, int x) { count = count + 1; *a = x; }
