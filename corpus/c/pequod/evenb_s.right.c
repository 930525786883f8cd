static int even(int n) {
    if (n == 0) return 1;
    if (n == 1) return 0;
    return even(n - 2);
}

int odd(int n) { return !even(n); }
