// claim: luhn
// truth: equivalent
// why:   ported: from behind with a flag against rev and enumerate
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

bool luhn(const uint8_t *digits, size_t n) {
    uint32_t sum = 0;
    bool second = false;
    for (size_t i = n; i-- > 0;) {
        uint32_t digit = digits[i] & 15;
        if (second) {
            digit *= 2;
            if (digit > 9)
                digit -= 9;
        }
        sum += digit;
        second = !second;
    }
    return sum % 10 == 0;
}
