extern int ask(int x);

int first(int x) {
    int one = ask(x);
    int other = ask(1 + x);
    return other + one;
}

int second(int x) {
    if (x < 0)
        return first(x);
    return ask(x + x);
}
