static void swap(int *a, int *b) {
    int saved = *a;
    *a = *b;
    *b = saved;
}

void transpose(int m[3][3]) {
    swap(&m[0][1], &m[1][0]);
    swap(&m[0][2], &m[2][0]);
    swap(&m[1][2], &m[2][1]);
}
