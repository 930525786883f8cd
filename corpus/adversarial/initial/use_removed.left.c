// claim:  scaled
// truth:  equivalent
// today:  unknown
// why:    the debug level is looked at on the left only, in vain at any value that it ever has; nobody sets it to more than 9
static int level = 1;

void set_level(int x) {
    level = x > 9 ? 9 : x < 0 ? 0 : x;
}

int scaled(int x) {
    if (level > 100) {
        return 0;
    }
    return x;
}
