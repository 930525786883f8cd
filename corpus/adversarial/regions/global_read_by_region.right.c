int scale = 3;

int global_read_by_region(int n, int a) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
        sum = sum * scale + i;
    }
    scale = a;
    return sum;
}
