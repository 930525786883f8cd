// claim:  scale
// truth:  equivalent
// time:   60s
// why:    in place, each value is scaled and then bounded, in one pass or in two
void scale(int *v, int n, int gain) {
    for (int i = 0; i < n; i++) {
        v[i] = v[i] * gain;
        if (v[i] < -100)
            v[i] = -100;
    }
}
