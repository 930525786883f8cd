// claim: add_twice --no-alias
// truth: equivalent
// rests: distinct-pointers
// why:   a caller may pass the same variable twice
void add_twice(int *sum, const int *value)
{
    *sum += *value;
    *sum += *value;
}
