void notify(int code);

void mark(int *flag, int x) {
    notify(x);
    *flag = 2;
}
