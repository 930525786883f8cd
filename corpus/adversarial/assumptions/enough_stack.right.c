static unsigned rest(unsigned n, unsigned sum)
{
    return n == 0 ? sum : rest(n - 1, sum + n);
}
unsigned sum_to(unsigned n)
{
    return rest(n, 0);
}
