void scale(int *v, int n, int gain) {
    for (int i = 0; i < n; i++)
        v[i] *= gain;
    for (int i = 0; i < n; i++)
        if (i + 1 < n && v[i + 1] < -100)
            v[i] = -100;
}
