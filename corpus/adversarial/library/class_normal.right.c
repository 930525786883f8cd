#include <math.h>
int normal(float x) {
    return isfinite(x) && x != 0.0f;
}
