// claim:  normal
// truth:  different
// why:    a subnormal number is neither zero nor normal
#include <math.h>
int normal(float x) {
    return isnormal(x) != 0;
}
