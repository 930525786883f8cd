// claim:  report
// truth:  different
// why:    code that is not given is told another number
void notify(int code);

void report(int x) {
    notify(x);
}
