// claim:  f
// truth:  different
// today:  unknown
// why:    another file may give the weak constant another value

__attribute__((weak)) const int limit = 10;

int f(int x) {
    return x > limit ? limit : x;
}
