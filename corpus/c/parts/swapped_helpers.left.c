// claim:  f
// truth:  different
// why:    two helpers exchange what they do
int log_a(int), log_b(int);
static int first(int x) {
    for (int i = 0; i < 3; i++)
        x = log_a(x);
    return x;
}
static int second(int x) {
    for (int i = 0; i < 3; i++)
        x = log_b(x);
    return x;
}
int f(int x) {
    return first(x) + second(x);
}
