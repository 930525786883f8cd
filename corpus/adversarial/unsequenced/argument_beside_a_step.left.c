// claim: next
// truth: equivalent
// rests: evaluation-order
// why:   gcc computes the last argument first and hands over i + 1 twice
extern void pair(int first, int second);
void next(int i)
{
    pair(i, i + 1);
}
