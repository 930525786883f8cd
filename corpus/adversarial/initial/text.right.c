const char *greeting = "Hello";

int initial(void) {
    return greeting[0];
}
