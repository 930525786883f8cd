// claim:  toggle
// truth:  different
// why:    the flag changes inside of the loop, so it cannot be looked at once
int toggle(const int *v, int n, int on) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
        if (v[i] == 0)
            on = !on;
        if (on)
            sum += v[i];
    }
    return sum;
}
