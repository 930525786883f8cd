// claim:  overflows
// truth:  different
// today:  unknown
// why:    exp in a loop sets errno when it overflows
#include <errno.h>
#include <math.h>
int overflows(const double *values, int n, double *sum) {
    int count = 0;
    double total = 0.0;
    for (int i = 0; i < n; i++) {
        errno = 0;
        total += exp(values[i]);
        if (errno == ERANGE)
            count++;
    }
    *sum = total;
    return count;
}
