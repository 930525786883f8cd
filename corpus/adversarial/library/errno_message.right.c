#include <errno.h>
#include <stdio.h>

void complain(void) {
    errno = ERANGE;
    perror("input");
    errno = 0;
}
