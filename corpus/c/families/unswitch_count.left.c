// claim:  count
// truth:  equivalent
// why:    signed or unsigned comparison, chosen outside
unsigned count(const int *v, int n, int limit, int is_signed) {
    unsigned found = 0;
    for (int i = 0; i < n; i++)
        if (is_signed ? v[i] < limit : (unsigned)v[i] < (unsigned)limit)
            found++;
    return found;
}
