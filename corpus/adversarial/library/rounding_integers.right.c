#include <fenv.h>
int set_up(int mode) {
    if (mode >= 0)
        return fesetround(mode);
    return -1;
}
