// claim: colours
// truth: different
// why:   only the right side lets an escape begin inside another: ESC [ 0 ESC [ 0 m
int colours(const unsigned char *text, int length) {
    int state = 0, found = 0;
    for (int i = 0; i < length; i++) {
        unsigned char c = text[i];
        switch (state) {
        case 0: state = c == 0x1b ? 1 : 0; break;
        case 1: state = c == '[' ? 2 : c == 0x1b ? 1 : 0; break;
        case 2: state = c >= '0' && c <= '9' ? 3 : 0; break;
        case 3:
            if (c == 'm') found++;
            state = c >= '0' && c <= '9' ? 3 : 0;
            break;
        }
    }
    return found;
}
