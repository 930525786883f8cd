// claim:  next
// truth:  different
// today:  unknown
// why:    next is the same code but for where its own static variable starts
int next(volatile int *out) {
    static int number = 1;
    *out = number;
    return number++;
}
