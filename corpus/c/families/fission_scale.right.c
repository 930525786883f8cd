void scale(int *v, int n, int gain) {
    for (int i = 0; i < n; i++)
        v[i] *= gain;
    for (int i = 0; i < n; i++)
        if (v[i] < -100)
            v[i] = -100;
}
