// claim:  assign
// truth:  equivalent
// why:    a flag set or cleared under a condition, or by a mask made of the truth value
#include <stdbool.h>
unsigned assign(unsigned flags, unsigned bit, bool on) {
    if (on)
        flags |= bit;
    else
        flags &= ~bit;
    return flags;
}
