__asm__(".text\nfive:\n movl $6, %eax\n ret\n");
int five(void);

int f(int x) {
    return five() + x;
}
