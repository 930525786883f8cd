// claim:  f
// truth:  different
// why:    the helper that both sides call may write all that it can reach; one side reads behind the pointer before, the other after

static void scale(int *p, int n) {
    for (int i = 0; i < n; i++)
        p[i] *= 3;
}

int f(int *p) {
    scale(p, 2);
    return p[1];
}
