int small = 1;
int large = 1000;
int *unit = &large;

int scaled(int n) {
    return n * *unit;
}
