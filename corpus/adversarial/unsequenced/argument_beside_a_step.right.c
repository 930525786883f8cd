extern void pair(int first, int second);
void next(int i)
{
    pair(i, ++i);
}
