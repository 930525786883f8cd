// claim:  step
// truth:  different
// why:    what is returned does not depend on the call
void notify(int code);

int step(int x) {
    notify(x);
    return x + 1;
}
