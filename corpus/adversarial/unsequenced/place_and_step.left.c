// claim: mark
// truth: equivalent
// rests: evaluation-order
// why:   nothing in C says whether the place is taken before the step or after it
void mark(int *places)
{
    places[1] = 0;
}
