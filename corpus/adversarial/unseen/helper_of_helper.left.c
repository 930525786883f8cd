// claim:  *
// truth:  equivalent
// why:    two helpers changed, one below the other, and the only public function gives them numbers on which they agree
static int low(int x) {
    return x % 16;
}

static int middle(int x) {
    return low(x) + low(x + 1);
}

int high(unsigned char x) {
    return middle(x);
}
