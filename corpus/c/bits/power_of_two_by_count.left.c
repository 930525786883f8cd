// claim: is_power_of_two
// truth: equivalent
// why:   a trick with bits against counting them
int is_power_of_two(unsigned x) {
    return x != 0 && (x & (x - 1)) == 0;
}
