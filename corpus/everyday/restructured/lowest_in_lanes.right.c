long lowest(const long *v, int n) {
    long even = v[0], odd = v[0];
    int i = 1;
    for (; i + 1 < n; i += 2) {
        if (v[i] < odd)
            odd = v[i];
        if (v[i + 1] < even)
            even = v[i + 1];
    }
    if (i < n && v[i] < odd)
        odd = v[i];
    return even < odd ? even : odd;
}
