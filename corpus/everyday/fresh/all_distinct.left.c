// claim: all_distinct
// truth: equivalent
// today: unknown
// why:   a flag that ends two loops against a function that returns
#include <stdbool.h>

bool all_distinct(const int *a, int n) {
    bool distinct = true;
    for (int i = 0; i < n && distinct; i++)
        for (int j = 0; j < i && distinct; j++)
            if (a[i] == a[j])
                distinct = false;
    return distinct;
}
