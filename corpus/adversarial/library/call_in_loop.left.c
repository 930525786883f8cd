// claim:  ring
// truth:  different
// why:    one call more
void bell(int i);

void ring(int n) {
    for (int i = 0; i < n; i++)
        bell(i);
}
