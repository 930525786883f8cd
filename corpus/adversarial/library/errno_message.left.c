// claim:  complain
// truth:  different
// today:  unknown
// why:    perror prints what errno says, and errno was set to another number
#include <errno.h>
#include <stdio.h>

void complain(void) {
    errno = EDOM;
    perror("input");
    errno = 0;
}
