long offset(char *from, char *to) {
    return (to - from) / 4;
}
