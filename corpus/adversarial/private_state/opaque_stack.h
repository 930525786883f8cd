typedef struct stack stack;

stack *stack_new(int capacity);
int stack_push(stack *s, int value);
int stack_is_empty(const stack *s);
