// claim: split --no-alias
// truth: equivalent
// why:   one loop that writes two arrays against one loop for each
void split(const int *pairs, int *firsts, int *doubled, int n) {
    for (int i = 0; i < n; i++) {
        firsts[i] = pairs[i];
        doubled[i] = 2 * pairs[i];
    }
}
