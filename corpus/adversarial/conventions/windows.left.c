// claim: first
// truth: different
// today: unknown
// why:   callers of the left one put the arguments into registers that the right one does not look at
int first(int a, int b)
{
    return a + 0 * b;
}
