// claim: sum_of_copy
// truth: equivalent
// rests: enough-memory
// why:   where malloc fails RIGHT writes through a null pointer
#include <stdlib.h>
int sum_of_copy(int a, int b)
{
    return a + b;
}
