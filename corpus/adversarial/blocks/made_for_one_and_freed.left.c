// claim: chosen
// today: unknown
// truth: equivalent
// why: a spare block is made and freed on one side
#include <stdlib.h>

int *chosen(int a) {
    int *p = malloc(sizeof *p);
    if (p) *p = a;
    return p;
}
