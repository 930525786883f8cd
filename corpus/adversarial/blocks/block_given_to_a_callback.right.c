#include <stdlib.h>

int announce(int (*tell)(const int *), int a) {
    int *p = malloc(2 * sizeof *p);
    if (!p) return -1;
    p[1] = a;
    p[0] = a;
    int answer = tell(p);
    free(p);
    return answer;
}
