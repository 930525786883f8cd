int position;
int *cursor = &position;

int advance(void) {
    position = 1;
    *cursor = 2;
    return 1;
}
