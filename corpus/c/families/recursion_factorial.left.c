// claim:  factorial
// truth:  equivalent
// today:  unknown
// why:    recursion against a loop that multiplies from the other end
unsigned factorial(unsigned n) {
    if (n == 0)
        return 1;
    return n * factorial(n - 1);
}
