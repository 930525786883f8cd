int numbers[4] = {1, 2, 3, 4};
int *cursor = &numbers[2];

int peek(void) {
    return *cursor;
}
