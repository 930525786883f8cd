int fast(int x) { return x + 1; }
int slow(int x) { return x - 1; }
int chosen(int) __attribute__((alias("slow")));
