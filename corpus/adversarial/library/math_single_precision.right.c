#include <math.h>
float wave(float x) {
    return (float)tan(x);
}
