static int first = 1;
static int second = 1;

int pair(int n) {
    first *= 2;
    second += n;
    return first;
}
