// claim:  *
// truth:  different
// why:    the text that other files print changed
const char *version = "1.4.0";

int is_newer(int a, int b) { return a > b; }
