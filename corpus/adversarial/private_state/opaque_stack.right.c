# 1 "stack.h" 1
typedef struct stack stack;

stack *stack_new(int capacity);
int stack_push(stack *s, int value);
int stack_is_empty(const stack *s);
# 8 "opaque_stack.right.c" 2

#include <stdlib.h>

struct stack {
    int count;
    int capacity;
    int values[16];
};

stack *stack_new(int capacity)
{
    stack *s = malloc(sizeof *s);
    if (s != NULL) {
        s->count = 0;
        s->capacity = capacity < 1 ? 1 : capacity > 16 ? 16 : capacity;
    }
    return s;
}

int stack_push(stack *s, int value)
{
    if (s->count == s->capacity) {
        return 0;
    }
    s->values[s->count++] = value;
    return 1;
}

int stack_is_empty(const stack *s)
{
    return s->count <= 0;
}
