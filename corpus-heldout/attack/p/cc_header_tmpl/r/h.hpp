template<class T> T twice(T x) { return x + x + x; }
