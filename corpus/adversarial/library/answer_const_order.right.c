__attribute__((pure)) int weight(int i);
__attribute__((pure)) int value(int i);

int mixed(int i) {
    int v = value(i);
    int w = weight(i);
    return w * v;
}
