#include <climits>

long long read_all(const int *values, int n, int *peak) {
    long long sum = 0;
    int highest = INT_MIN;
    for (const int *p = values; p - values < n; ++p) {
        sum += *p;
        highest = *p > highest ? *p : highest;
    }
    *peak = n > 0 ? highest : 0;
    return sum;
}
