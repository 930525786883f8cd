// claim:  advance
// truth:  different
// today:  unknown
// why:    the pointer that is kept in a global need not lead to the variable it led to at first
static int position;
int *cursor = &position;

int advance(void) {
    position = 1;
    *cursor = 2;
    return position;
}
