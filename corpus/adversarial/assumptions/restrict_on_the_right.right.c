void add_to_all(int *restrict values, const int *restrict by, int count)
{
    for (int i = 0; i < count; i++) {
        values[i] += *by;
    }
}
