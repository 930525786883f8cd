enum token { OTHER, DIGIT, LETTER, SPACE, OPERATOR };

int classify(int c) {
    enum token token = OTHER;
    switch (c) {
    case '\t': case '\n': case '\v': case '\f': case '\r': case ' ':
        token = SPACE;
        break;
    case '%': case '*': case '+': case '-': case '/':
        token = OPERATOR;
        break;
    case '_':
        token = LETTER;
        break;
    default:
        if ((unsigned)c - '0' < 10)
            token = DIGIT;
        else if (c >= 0 && c < 128 && ((unsigned)c | 32) - 'a' < 26)
            token = LETTER;
    }
    return token;
}
