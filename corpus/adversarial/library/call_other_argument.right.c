void notify(int code);

void report(int x) {
    notify(x + 1);
}
