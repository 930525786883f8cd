// claim: power_sum
// truth: equivalent
// today: unknown
// why:   recursion against a loop with an accumulator
unsigned power_sum(unsigned base, unsigned times) {
    return times == 0 ? 1 : base * power_sum(base, times - 1);
}
