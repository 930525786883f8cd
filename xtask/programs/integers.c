// Functions on integers alone.

int gcd(int a, int b) {
    while (b != 0) {
        int r = a % b;
        a = b;
        b = r;
        if (b == -1) return 1;
    }
    return a < 0 ? -a : a;
}

int days_in_month(int year, int month) {
    switch (month) {
    case 2:
        return (year % 4 == 0 && year % 100 != 0) || year % 400 == 0 ? 29 : 28;
    case 4:
    case 6:
    case 9:
    case 11:
        return 30;
    default:
        return month >= 1 && month <= 12 ? 31 : -1;
    }
}

unsigned popcount(unsigned x) {
    unsigned n = 0;
    while (x) {
        x &= x - 1;
        n++;
    }
    return n;
}

int clamp(int x, int low, int high) {
    if (low > high) {
        int t = low;
        low = high;
        high = t;
    }
    return x < low ? low : x > high ? high : x;
}

int isqrt(int n) {
    if (n < 0) return -1;
    int r = 0;
    int bit = 1 << 14;
    if (n > 1000000) n = 1000000;
    while (bit > 0) {
        int t = r | bit;
        if (t * t <= n) r = t;
        bit >>= 1;
    }
    return r;
}

int collatz(int n) {
    int steps = 0;
    while (n > 1 && steps < 100) {
        n = n % 2 == 0 ? n / 2 : 3 * n + 1;
        steps++;
    }
    return steps;
}

unsigned rotate_mix(unsigned x, int by) {
    by &= 31;
    unsigned y = by ? (x << by) | (x >> (32 - by)) : x;
    return y ^ (y >> 7) ^ 0x9e3779b9u;
}

int tax(int income, int children) {
    int due = 0;
    if (income > 80000) {
        due += (income - 80000) / 2;
        income = 80000;
    }
    if (income > 20000) {
        due += (income - 20000) / 4;
    }
    due -= children * 500;
    return due > 0 ? due : 0;
}

int binomial(int n, int k) {
    if (k < 0 || k > n || n > 16) return 0;
    int r = 1;
    for (int i = 1; i <= k; i++) r = r * (n - k + i) / i;
    return r;
}

int ackermann_like(int m, int n) {
    if (m < 0 || n < 0 || m > 2 || n > 6) return -1;
    if (m == 0) return n + 1;
    if (n == 0) return ackermann_like(m - 1, 1);
    return ackermann_like(m - 1, ackermann_like(m, n - 1) & 7);
}
