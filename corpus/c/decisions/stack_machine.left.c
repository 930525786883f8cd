// claim: evaluate
// truth: equivalent
// why:   a small interpreter: if-chain and switch
#include <stddef.h>
#include <stdint.h>


int evaluate(const uint8_t *code, size_t n, int x) {
    int acc = 0;
    for (size_t i = 0; i < n; i++) {
        if (code[i] == 0)
            acc = (int)((unsigned)acc + (unsigned)x);
        else if (code[i] == 1)
            acc = (int)(0u - (unsigned)acc);
        else if (code[i] == 2)
            acc = (int)((unsigned)acc << 1);
        else
            return acc;
    }
    return acc;
}
