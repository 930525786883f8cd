extern long record(int n);

long note(int n) {
    return record(n);
}
