// claim:  wave
// truth:  different
// why:    tanf is not the tangent in double precision, rounded: they differ in the last bit
#include <math.h>
float wave(float x) {
    return tanf(x);
}
