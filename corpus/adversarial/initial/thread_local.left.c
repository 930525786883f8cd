// claim:  enter
// truth:  different
// today:  unknown
// why:    a variable of each thread starts at another value

_Thread_local int depth = 1;

int enter(void) {
    return ++depth;
}
