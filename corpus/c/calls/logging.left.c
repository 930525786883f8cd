// claim: process
// truth: equivalent
// why:   the same messages in the same order, one through a helper
#include <stdio.h>

int process(const int *a, int n) {
    int bad = 0;
    for (int i = 0; i < n; i++) {
        if (a[i] < 0) {
            printf("negative at %d\n", i);
            bad++;
        }
    }
    return bad;
}
