// claim:  factorial
// assume: left.n <= 1000
// truth:  equivalent
// today:  unknown
// why:    recursion downwards against a loop upwards
unsigned factorial(unsigned n) {
    return n == 0 ? 1 : n * factorial(n - 1);
}
