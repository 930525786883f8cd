int needs_quotes(const char *field) {
    for (const char *p = field; *p; p++) {
        switch (*p) {
        case ',':
        case '"':
        case '\n':
        case '\r':
            return 1;
        case ' ':
            if (p == field)
                return 1;
            break;
        }
    }
    return 0;
}
