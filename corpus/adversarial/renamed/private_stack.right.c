static int stack[8];
static int depth;

int push(int n) {
    if (depth == 8)
        return 0;
    stack[depth++] = n;
    return 1;
}

int pop(void) {
    return depth > 0 ? stack[--depth] : -1;
}
