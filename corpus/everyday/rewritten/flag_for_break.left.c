// claim:  has_pair
// truth:  equivalent
// why:    nested loops left by a return, or with a flag
#include <stdbool.h>
bool has_pair(const int *v, int n, int wanted) {
    for (int i = 0; i < n; i++)
        for (int j = i + 1; j < n; j++)
            if ((v[i] ^ v[j]) == wanted)
                return true;
    return false;
}
