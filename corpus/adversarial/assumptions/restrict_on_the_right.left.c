// claim: add_to_all
// truth: equivalent
// rests: distinct-pointers
// why:   a caller of the left version may pass one of the values as what is added, which the right one promises not to be so
void add_to_all(int *values, const int *by, int count)
{
    for (int i = 0; i < count; i++) {
        values[i] += *by;
    }
}
