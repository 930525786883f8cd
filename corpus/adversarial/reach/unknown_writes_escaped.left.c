// claim:  watched
// truth:  different
// today:  unknown
// why:    the address of the local variable was handed out before the second call
void watch(int *p);
void wait_for_it(void);

int watched(void) {
    int flag = 1;
    watch(&flag);
    wait_for_it();
    int first = flag;
    wait_for_it();
    return first + flag;
}
