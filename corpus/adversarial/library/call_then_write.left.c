// claim:  mark
// truth:  different
// why:    what is written after the call differs
void notify(int code);

void mark(int *flag, int x) {
    notify(x);
    *flag = 1;
}
