// claim: average --overflow undefined
// truth: different
// why:   the sum of two large numbers is undefined on the right alone
int average(int a, int b) {
    return (int)(((long long)a + b) / 2);
}
