int has_divisor(int number) {
    if (number <= 1)
        return 1;
    int i = 2;
    while (i < number) {
        if (number - number / i * i == 0)
            return 1;
        ++i;
    }
    return 0;
}
