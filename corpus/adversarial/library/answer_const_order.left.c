// claim:  mixed
// truth:  equivalent
// today:  unknown
// why:    functions without side effects in another order
__attribute__((pure)) int weight(int i);
__attribute__((pure)) int value(int i);

int mixed(int i) {
    int w = weight(i);
    int v = value(i);
    return w * v;
}
