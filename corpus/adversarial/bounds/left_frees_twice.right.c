#include <stdlib.h>

int scratch(int a) {
    return a > 10 ? 0 : a;
}
