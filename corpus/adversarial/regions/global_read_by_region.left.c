// claim:  global_read_by_region
// truth:  different
// why:    the common loop reads a global that only one side changed
int scale = 3;

int global_read_by_region(int n, int a) {
    int sum = 0;
    scale = a;
    for (int i = 0; i < n; i++) {
        sum = sum * scale + i;
    }
    return sum;
}
