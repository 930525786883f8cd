void notify(int code);

int step(int x) {
    notify(x);
    return x + 2;
}
