int place(int size, int at) {
    if (size == 0 || size < -1000 || size > 1000 || at < 0 || at > 1000)
        return 0;
    if (at < size)
        return at;
    return size > 0 ? at % size : at;
}
