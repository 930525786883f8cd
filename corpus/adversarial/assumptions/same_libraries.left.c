// claim: twice
// truth: equivalent
// rests: same-libraries
// why:   linked with two different versions of price the same calls have other answers
int price(int item);
int twice(int item)
{
    return 2 * price(item);
}
