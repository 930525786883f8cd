#include <stdio.h>
int wait_for(unsigned x) {
    while (x != 3) {
        x = x | 4;
        puts("waiting");
    }
    return 1;
}
