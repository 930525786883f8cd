// claim:  remove_twice
// truth:  equivalent
// why:    the system calls no function of a program by its name, so another function may change

#include <unistd.h>

int level(int x) {
    return x + 1;
}

int remove_twice(const char *one, const char *other) {
    int first = unlink(one);
    int second = unlink(other);
    return first < second ? first : second;
}
