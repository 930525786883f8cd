// claim: shout
// truth: equivalent
// why:   capital letters in place, by comparison and by a bit
#include <stddef.h>

void shout(char *s) {
    for (size_t i = 0; s[i]; i++)
        if (s[i] >= 'a' && s[i] <= 'z')
            s[i] -= 'a' - 'A';
}
