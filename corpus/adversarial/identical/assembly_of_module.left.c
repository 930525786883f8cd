// claim:  f
// truth:  different
// today:  unknown
// why:    the callee is written in assembly beside the functions; f and its declaration of it are the same
__asm__(".text\nfive:\n movl $5, %eax\n ret\n");
int five(void);

int f(int x) {
    return five() + x;
}
