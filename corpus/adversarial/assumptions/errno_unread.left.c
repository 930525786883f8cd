// claim: root_or_zero
// truth: equivalent
// rests: errno-unread
// why:   log of a negative number leaves EDOM in errno, which a caller can look at
#include <math.h>
double root_or_zero(double x)
{
    return x < 0 ? 0.0 : log(x);
}
