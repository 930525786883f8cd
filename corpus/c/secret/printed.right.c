#include <stdio.h>
void say(int key) {
    printf("%d\n", key & 1);
}
