// claim: process
// truth: different
// why:   the second version reports zeros as well
#include <stdio.h>

int process(const int *a, int n) {
    int bad = 0;
    for (int i = 0; i < n; i++) {
        if (a[i] < 0) {
            printf("bad at %d\n", i);
            bad++;
        }
    }
    return bad;
}
