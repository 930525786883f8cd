// claim: delete_record
// truth: equivalent
// why:   records moved down whole against field by field
struct record {
    int id;
    int kind;
    long long amount;
};


int delete_record(struct record *a, int n, int at) {
    if (at < 0 || at >= n)
        return n;
    for (int i = at; i + 1 < n; i++)
        a[i] = a[i + 1];
    return n - 1;
}
