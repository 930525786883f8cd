int is_aligned(int *from, int *to) {
    long distance = to - from;
    return distance == distance;
}
