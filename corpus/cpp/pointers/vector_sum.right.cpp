struct span { const int *data; unsigned long size; const int *begin() const { return data; } const int *end() const { return data + size; } };
int sum(const span &v) {
    int s = 0;
    for (int x : v)
        s += x;
    return s;
}
