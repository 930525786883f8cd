// claim:  f
// truth:  different
// today:  unknown
// why:    the assembly names the variable in its text only; the code of f is the same, what it reads is not
static __attribute__((used)) long table = 5;

long f(void) {
    long result;
    __asm__("movq table(%%rip), %0" : "=r"(result));
    return result;
}
