// claim: announce
// today: unknown
// truth: equivalent
// why: a function that anybody may have given sees the block, and it is the same
#include <stdlib.h>

int announce(int (*tell)(const int *), int a) {
    int *p = malloc(sizeof *p);
    if (!p) return -1;
    *p = a;
    int answer = tell(p);
    free(p);
    return answer;
}
