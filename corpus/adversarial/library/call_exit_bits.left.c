// claim:  give_up
// truth:  equivalent
// today:  unknown
// why:    of the status that a program ends with eight bits are seen
#include <stdlib.h>

void give_up(int x) {
    exit(x);
}
