int carries(unsigned a, unsigned b) {
    return b > ~a;
}
