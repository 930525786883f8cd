int price(int item);
int twice(int item)
{
    int each = price(item);
    return each + each;
}
