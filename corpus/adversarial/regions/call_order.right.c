int emit(int);

int call_order(int a, int b) {
    int x = 0;
    int y = 0;
    for (int i = 0; i < b; i++) {
        y += emit(-i);
    }
    for (int i = 0; i < a; i++) {
        x += emit(i);
    }
    return x - y;
}
