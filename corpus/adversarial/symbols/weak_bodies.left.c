// claim:  next
// truth:  different
// today:  unknown
// why:    the weak function has another body, which counts where nobody replaces it

__attribute__((weak)) int step(void) { return 1; }

int next(int x) { return x + step(); }
