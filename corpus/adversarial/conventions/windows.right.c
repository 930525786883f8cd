__attribute__((ms_abi)) int first(int a, int b)
{
    return a;
}
