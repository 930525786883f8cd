// claim: sum_to
// truth: equivalent
// rests: enough-stack
// why:   RIGHT needs a stack frame for each number
unsigned sum_to(unsigned n)
{
    unsigned sum = 0;
    for (; n > 0; n--)
        sum += n;
    return sum;
}
