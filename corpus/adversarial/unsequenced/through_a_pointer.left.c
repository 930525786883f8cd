// claim: taken
// truth: equivalent
// rests: evaluation-order
// why:   the place is behind a pointer, where no warning of clang's looks
int taken(int *count)
{
    int before = *count;
    *count = before + 1;
    return before + *count;
}
