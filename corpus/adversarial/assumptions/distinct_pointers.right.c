void add_twice(int *sum, const int *value)
{
    *sum += 2 * *value;
}
