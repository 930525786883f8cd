int weight;

int weigh(const int *p) {
    return (weight + 1) * *p;
}
