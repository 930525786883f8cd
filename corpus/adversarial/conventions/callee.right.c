extern __attribute__((ms_abi)) int other(int a);
int twice(int a)
{
    return other(a) << 1;
}
