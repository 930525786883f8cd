// claim: say --secret key
// truth: different
// why:   a bit of the secret is printed
#include <stdio.h>
void say(int key) {
    printf("%d\n", key & 1);
}
