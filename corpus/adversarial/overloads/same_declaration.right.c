int sensor(int);

int average(int a, int b) {
    int first = sensor(a);
    int second = sensor(b);
    return first / 2 + second / 2;
}
