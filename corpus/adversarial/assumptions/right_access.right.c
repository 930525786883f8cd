int first_or_zero(const int *values, int n)
{
    int first = values[0];
    return n > 0 ? first : 0;
}
