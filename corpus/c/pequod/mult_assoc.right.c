static int mult(int x, int y) {
    int result = 0;
    while (y > 0) {
        result += x;
        y--;
    }
    return result;
}

int right_first(int x, int y, int z) { return mult(x, mult(y, z)); }
