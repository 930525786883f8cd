typedef __attribute__((ms_abi)) int function(int);
int twice(function *other, int a)
{
    return other(a) << 1;
}
