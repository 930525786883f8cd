// claim: twice
// truth: different
// today: unknown
// why:   a call through a pointer, with the argument in another register
int twice(int (*other)(int), int a)
{
    return other(a) * 2;
}
