// claim: clamp_all
// truth: equivalent
// why:   nested conditions against guards that go on with the next
void clamp_all(short *a, int n, short low, short high) {
    for (int i = 0; i < n; i++)
        a[i] = a[i] < low ? low : a[i] > high ? high : a[i];
}
