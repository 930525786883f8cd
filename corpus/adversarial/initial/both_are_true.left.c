// claim:  guarded
// truth:  equivalent
// today:  unknown
// why:    both first values are true, and whoever sets the mode later sets it on both sides
int mode = 1;

int guarded(int x) {
    if (mode) {
        return x;
    }
    return 0;
}
