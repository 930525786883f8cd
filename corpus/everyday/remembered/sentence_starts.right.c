int sentence_starts(const char *text) {
    int count = 0;
    char last = '.';
    while (*text) {
        char c = *text++;
        switch (last) {
        case '.':
        case '!':
        case '?':
        case ';':
            if (c >= 'A' && c <= 'Z')
                count++;
            break;
        default:
            break;
        }
        last = c;
    }
    return count;
}
