// claim:  initial
// truth:  different
// today:  unknown
// why:    the global pointer starts at another text

const char *greeting = "hello";

int initial(void) {
    return greeting[0];
}
