static int down(int low, int high) {
    if (high < low) return 0;
    return high + down(low, high - 1);
}

int sum(int n) { return down(0, n); }
