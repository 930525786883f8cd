// claim:  move
// assume: left.n >= 0
// truth:  different
// why:    copying up and copying down differ where the ranges overlap
void move(int *to, const int *from, int n) {
    for (int i = 0; i < n; i++)
        to[i] = from[i];
}
