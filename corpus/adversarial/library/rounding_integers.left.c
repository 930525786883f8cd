// claim:  set_up
// truth:  equivalent
// why:    the mode is set, but no float is computed with
#include <fenv.h>
int set_up(int mode) {
    if (mode < 0)
        return -1;
    return fesetround(mode);
}
