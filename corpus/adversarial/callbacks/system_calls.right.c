#include <unistd.h>

int level(int x) {
    return x + 2;
}

int remove_twice(const char *one, const char *other) {
    int first = unlink(one);
    int second = unlink(other);
    if (second <= first)
        return second;
    return first;
}
