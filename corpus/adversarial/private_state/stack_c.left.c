// claim:  pop
// truth:  different
// why:    a caller sees it with push, push, pop

static int items[8]; static int top;
int push(int x) { if (top == 8) return 0; items[top++] = x; return 1; }
int pop(void) { if (top == 0) return -1; return items[--top]; }
