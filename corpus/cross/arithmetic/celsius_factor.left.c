// claim: celsius
// truth: different
// why:   a constant factor rounds otherwise
double celsius(double fahrenheit) {
    return (fahrenheit - 32.0) * 5.0 / 9.0;
}
