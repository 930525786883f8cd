#include <stdio.h>

static void complain(int index) { printf("negative at %d\n", index); }

int process(const int *a, int n) {
    int bad = 0;
    int i = 0;
    while (i < n) {
        if (a[i] < 0) {
            complain(i);
            ++bad;
        }
        ++i;
    }
    return bad;
}
