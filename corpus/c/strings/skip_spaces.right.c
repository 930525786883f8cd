const char *skip(const char *text) {
    for (;;) {
        switch (*text) {
        case ' ':
        case '\t':
        case '\n':
        case '\r':
            ++text;
            break;
        default:
            return text;
        }
    }
}
