const char *version = "1.4.1";

int is_newer(int a, int b) { return b < a; }
