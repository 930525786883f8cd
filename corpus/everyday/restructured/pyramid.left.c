// claim:  pyramid
// truth:  equivalent
// why:    the sum of squares and its closed form, wide enough
unsigned long pyramid(unsigned short layers) {
    unsigned long stones = 0;
    for (unsigned long i = 1; i <= layers; i++)
        stones += i * i;
    return stones;
}
