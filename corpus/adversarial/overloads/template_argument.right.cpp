template <class T> int width(T value);
template <> int width<long>(long value);
template <> int width<long long>(long long value);

int columns(long n) {
    return width<long long>(n) * 2;
}
