// claim: twice
// truth: equivalent
// rests: same-answers
// why:   a price that is asked for anew each time by another process need not be the same one
int price(int item);
int twice(int item)
{
    return 2 * price(item);
}
