// claim:  columns
// truth:  different
// why:    two instances of a template whose parameters are equally wide

template <class T> int width(T value);
template <> int width<long>(long value);
template <> int width<long long>(long long value);

int columns(long n) {
    return width<long>(n) * 2;
}
