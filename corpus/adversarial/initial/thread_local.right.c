_Thread_local int depth = 2;

int enter(void) {
    return ++depth;
}
