// claim:  safe
// truth:  equivalent
// today:  unknown
// why:    thrown and caught in one function, or not thrown at all
int safe(int x) {
    try {
        if (x < 0)
            throw 0;
        return x;
    } catch (int other) {
        return other;
    }
}
