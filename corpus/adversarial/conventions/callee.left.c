// claim: twice
// truth: different
// today: unknown
// why:   the same call, with the argument in another register
extern int other(int a);
int twice(int a)
{
    return other(a) * 2;
}
