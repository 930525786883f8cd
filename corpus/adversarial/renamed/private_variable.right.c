static int total;

int note(int n) {
    total += n;
    return total;
}
