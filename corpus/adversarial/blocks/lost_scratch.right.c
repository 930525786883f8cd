#include <stdlib.h>

int kept(int a) {
    int *scratch = malloc(sizeof *scratch);
    if (!scratch) return a;
    *scratch = a + 1;
    return a;
}
