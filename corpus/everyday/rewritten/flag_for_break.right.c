#include <stdbool.h>
bool has_pair(const int *v, int n, int wanted) {
    bool found = false;
    for (int i = 0; i < n && !found; i++) {
        for (int j = i + 1; j < n && !found; j++)
            if ((v[i] ^ wanted) == v[j])
                found = true;
    }
    return found;
}
