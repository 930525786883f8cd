static __attribute__((used)) long table = 6;

long f(void) {
    long result;
    __asm__("movq table(%%rip), %0" : "=r"(result));
    return result;
}
