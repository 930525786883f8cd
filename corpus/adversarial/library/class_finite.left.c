// claim:  finite
// truth:  equivalent
// why:    newer clangs write isfinite and isnan as a test of a mask of classes
#include <math.h>
int finite(double x) {
    return isfinite(x) && !isnan(x);
}
