// claim: copy
// truth: different
// why:   where source and target overlap, the direction of a copy matters
void copy(char *to, const char *from, int n) {
    for (int i = 0; i < n; i++)
        to[i] = from[i];
}
