// claim: follow --secret key
// truth: different
// today: unknown
// why:   the secret is the address of a number
int follow(int **key) {
    return **key;
}
