// claim:  peek
// truth:  different
// why:    the global pointer starts at another element of the same array

int numbers[4] = {1, 2, 3, 4};
int *cursor = &numbers[1];

int peek(void) {
    return *cursor;
}
