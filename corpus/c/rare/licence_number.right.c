int accepts(int number) {
    (void)number;
    return 0;
}
