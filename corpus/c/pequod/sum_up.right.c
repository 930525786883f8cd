static int up(int low, int high) {
    if (low > high) return 0;
    return low + up(low + 1, high);
}

int sum(int n) { return up(0, n); }
