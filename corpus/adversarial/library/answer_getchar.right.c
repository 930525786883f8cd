#include <stdio.h>

int is_large(void) {
    (void)getchar();
    return 0;
}
