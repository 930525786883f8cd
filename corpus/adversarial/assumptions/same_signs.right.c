unsigned lowest(int a, int b)
{
    return b > a ? a : b;
}
