int compact(int *a, int n) {
    int *w = a;
    for (int *r = a; r < a + n; r++)
        if (*r)
            *w++ = *r;
    return (int)(w - a);
}
