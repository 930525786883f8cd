// claim: mult
// truth: equivalent
// math:  equivalent
// why:   the accumulator starts at zero, so what is claimed is weaker than what is inductive
int mult(int x, int y) {
    if (y <= 0) return 0;
    return x + mult(x, y - 1);
}
