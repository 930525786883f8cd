// claim:  remove_it
// truth:  different
// why:    another file is removed, whoever else changed

#include <unistd.h>

extern int allowed(void);

int level(int x) {
    return x + 1;
}

int remove_it(void) {
    unlink("a");
    return allowed();
}
