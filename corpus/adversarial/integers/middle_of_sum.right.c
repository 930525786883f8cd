unsigned middle(unsigned low, unsigned high) {
    if (low > high)
        return 0;
    return (low + high) / 2;
}
