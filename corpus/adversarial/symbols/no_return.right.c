void stop(int code);

int positive(int x) {
    if (x > 0)
        return x;
    stop(x);
    return x;
}
