int before(int size, int at, int back) {
    if (size <= 0 || at < 0 || at >= size || back < 0 || back >= size)
        return -1;
    int place = at - back;
    return place < 0 ? place + size : place;
}
