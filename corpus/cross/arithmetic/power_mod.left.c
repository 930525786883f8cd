// claim: power_mod
// assume: left.modulus != 0
// truth: equivalent
// today: unknown
// why:   square and multiply, the exponent tested by its last bit in C and by its remainder in Rust
unsigned long long power_mod(unsigned base, unsigned exponent, unsigned modulus) {
    unsigned long long result = 1 % modulus;
    unsigned long long square = base % modulus;
    while (exponent > 0) {
        if (exponent & 1)
            result = result * square % modulus;
        square = square * square % modulus;
        exponent >>= 1;
    }
    return result;
}
