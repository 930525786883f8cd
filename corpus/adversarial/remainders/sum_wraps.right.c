unsigned place(unsigned size, unsigned head, unsigned far) {
    if (head >= size || far >= size)
        return 0;
    return far >= size - head ? far - (size - head) : head + far;
}
