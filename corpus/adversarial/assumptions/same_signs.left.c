// claim: lowest
// truth: equivalent
// rests: same-signs
// why:   the same bits, which a caller that is compiled anew reads without a sign
int lowest(int a, int b)
{
    return a < b ? a : b;
}
