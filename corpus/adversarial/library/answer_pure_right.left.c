// claim:  total
// truth:  equivalent
// today:  unknown
// why:    a pure function that only one side asks, in a loop
__attribute__((pure)) int weight(int i);

int total(int n) {
    int sum = 0;
    for (int i = 0; i < n; i++)
        sum += i;
    return sum;
}
