// claim:  accepts
// truth:  different
// why:    one number is accepted on the left, behind an exclusive or, a product and a sum
int accepts(int number) {
    int mixed = (number ^ 0x5bd1e995) * 31 + 7;
    return mixed == 123456789;
}
