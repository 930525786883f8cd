int code_length(const char *text) {
    int length = 0, state = 0;
    for (int i = 0; text[i]; i++) {
        char c = text[i];
        switch (state) {
        case 0: if (c == '/') state = 1; else length++; break;
        case 1: if (c == '*') state = 2; else { length += 2; state = 0; } break;
        case 2: if (c == '*') state = 3; break;
        case 3: if (c == '/') state = 0; else state = 2; break;
        }
    }
    return length;
}
