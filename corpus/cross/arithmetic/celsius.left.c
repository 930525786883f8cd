// claim: celsius
// truth: equivalent
// why:   float arithmetic in the same order
double celsius(double fahrenheit) {
    return (fahrenheit - 32.0) * 5.0 / 9.0;
}
