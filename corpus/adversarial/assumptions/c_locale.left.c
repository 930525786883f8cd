// claim: raised
// truth: equivalent
// rests: c-locale
// why:   after setlocale in another file, letters beyond ASCII have capitals too
#include <ctype.h>

int raised(unsigned char c) {
    return toupper(c);
}
