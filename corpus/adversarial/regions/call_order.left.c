// claim:  call_order
// truth:  different
// why:    two common pieces that call outside change places
int emit(int);

int call_order(int a, int b) {
    int x = 0;
    int y = 0;
    for (int i = 0; i < a; i++) {
        x += emit(i);
    }
    for (int i = 0; i < b; i++) {
        y += emit(-i);
    }
    return x - y;
}
