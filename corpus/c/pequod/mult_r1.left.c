// claim: whole step
// assume: left.y > 0
// truth: equivalent
// math:  equivalent
// why:   one call unfolded
static int mult(int x, int y) { return y <= 0 ? 0 : x + mult(x, y - 1); }

int whole(int x, int y) { return mult(x, y); }
