double third(int number)
{
    return number == 0 ? 0x1.5555555555555p-2 : 0.0;
}
