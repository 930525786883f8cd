// claim:  is_mark
// truth:  equivalent
// why:    punctuation is what is printed and neither letter, digit nor blank
#include <ctype.h>

int is_mark(unsigned char c) {
    return ispunct(c) != 0;
}
