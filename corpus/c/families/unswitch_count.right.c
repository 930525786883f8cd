unsigned count(const int *v, int n, int limit, int is_signed) {
    unsigned found = 0;
    if (is_signed) {
        for (const int *p = v; n > 0; n--, p++)
            found += *p < limit;
    } else {
        for (int i = 0; i < n; i++)
            found += (unsigned)v[i] < (unsigned)limit;
    }
    return found;
}
