// claim:  initial
// truth:  different
// why:    the global pointer starts at another text

const char *greeting = "hello";

int initial(void) {
    return greeting[0];
}
