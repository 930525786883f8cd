struct record {
    int id;
    int kind;
    long long amount;
};


int delete_record(struct record *a, int n, int at) {
    if (at < 0 || at >= n)
        return n;
    for (int i = at + 1; i < n; i++) {
        struct record *to = &a[i - 1];
        to->id = a[i].id;
        to->kind = a[i].kind;
        to->amount = a[i].amount;
    }
    return n - 1;
}
