// claim: count --secret digit --constant-time --secret-result
// truth: different
// why:   the address written in an array of the function itself is the secret
int count(unsigned digit, int n) {
    int seen[8] = {0};
    seen[digit & 7] = n;
    return seen[3];
}
