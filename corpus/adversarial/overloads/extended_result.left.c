// claim:  read_level
// truth:  different
// today:  unknown
// why:    the sides declare the result signed and unsigned, so the caller extends it in another way

extern signed char level(void);

int read_level(void) {
    return level();
}
