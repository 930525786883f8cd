int ways(int n) {
    int before = 1, now = 1;
    for (int i = 2; i <= n; i++) {
        int next = before + now;
        before = now;
        now = next;
    }
    return now;
}
