// claim:  advance
// truth:  different
// why:    the pointer that is kept in a global may lead to the other global
int position;
int *cursor = &position;

int advance(void) {
    position = 1;
    *cursor = 2;
    return position;
}
