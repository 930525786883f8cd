unsigned place(unsigned size, unsigned head, unsigned far) {
    if (size == 0 || head >= size)
        return 0;
    if (far > 4 * (unsigned long long)size)
        return 0;
    unsigned long long at = head + (unsigned long long)far;
    return (unsigned)(at >= size ? at - size : at);
}
