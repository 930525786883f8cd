#include <unistd.h>

extern int allowed(void);

int level(int x) {
    return x + 2;
}

int remove_it(void) {
    unlink("b");
    return allowed();
}
