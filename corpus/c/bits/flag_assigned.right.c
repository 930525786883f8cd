#include <stdbool.h>
unsigned assign(unsigned flags, unsigned bit, bool on) {
    return flags ^ ((-(unsigned)on ^ flags) & bit);
}
