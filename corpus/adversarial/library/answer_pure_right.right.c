__attribute__((pure)) int weight(int i);

int total(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++) {
        int w = weight(i);
        sum += i + w - w;
    }
    return sum;
}
