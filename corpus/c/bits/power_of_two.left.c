// claim: is_power_of_two
// truth: equivalent
// why:   clearing the lowest bit leaves nothing, against the compiler's own count of bits
int is_power_of_two(unsigned x) { return x != 0 && (x & (x - 1)) == 0; }
