static void scale(int *p, int n) {
    for (int i = 0; i < n; i++)
        p[i] *= 3;
}

int f(int *p) {
    int found = p[1];
    scale(p, 2);
    return found;
}
