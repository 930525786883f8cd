extern unsigned char level(void);

int read_level(void) {
    return level();
}
