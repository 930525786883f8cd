extern "C" void order(int &a, int &b) {
    const int low = b < a ? b : a;
    const int high = b < a ? a : b;
    a = low;
    b = high;
}
