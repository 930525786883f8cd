int unrelated = 2;
int base = 5;

int f(int x) {
    int sum = base + x;
    base = sum;
    return sum;
}

int g(void) { return unrelated; }
