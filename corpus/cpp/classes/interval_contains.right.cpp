extern "C" bool inside(int low, int high, int x) {
    return (unsigned)x - (unsigned)low <= (unsigned)high - (unsigned)low;
}
