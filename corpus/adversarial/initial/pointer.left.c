// claim:  scaled
// truth:  different
// why:    the global pointer starts at another variable

int small = 1;
int large = 1000;
int *unit = &small;

int scaled(int n) {
    return n * *unit;
}
