// claim:  note
// truth:  different
// today:  unknown
// why:    the sides declare the parameter with different widths

extern long record(long n);

long note(int n) {
    return record(n);
}
