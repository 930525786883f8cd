static int items[4]; static int top;
int push(int x) { if (top >= 3) return 0; items[top++] = x; return 1; }
int pop(void) { if (top == 0) return -1; return items[--top]; }
