#include <stdlib.h>
static void check(int count) {
    if (count > 1000)
        abort();
}
int total(int x) {
    int sum = 0;
    for (int i = 0; i < x && i < 2000; i++) {
        sum++;
        check(sum);
    }
    return sum;
}
