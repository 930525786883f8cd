unsigned part(unsigned key, unsigned x) {
    return x / (key | 1);
}
