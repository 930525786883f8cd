// claim: has_divisor
// truth: equivalent
// why:   a remainder by quotient and product
int has_divisor(int number) {
    if (number < 2)
        return 1;
    for (int i = 2; i < number; i++)
        if (number % i == 0)
            return 1;
    return 0;
}
