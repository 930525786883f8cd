// claim: first_or_zero
// truth: equivalent
// rests: right-access
// why:   with n <= 0 only RIGHT reads, and a caller that has no elements may pass a pointer to nothing
int first_or_zero(const int *values, int n)
{
    return n > 0 ? values[0] : 0;
}
