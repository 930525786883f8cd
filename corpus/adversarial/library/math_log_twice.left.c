// claim:  score
// truth:  equivalent
// why:    the same logarithm taken once instead of twice; errno is looked at by nobody
#include <math.h>
double score(double x, double y) {
    return log(x) * y + log(x);
}
