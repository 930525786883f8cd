// claim: classify
// truth: equivalent
// why:   ranges of characters in another order
enum { OTHER, DIGIT, LETTER, SPACE, OPERATOR };

int classify(int c) {
    if (c >= '0' && c <= '9')
        return DIGIT;
    if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_')
        return LETTER;
    if (c == ' ' || (c >= '\t' && c <= '\r'))
        return SPACE;
    if (c == '+' || c == '-' || c == '*' || c == '/' || c == '%')
        return OPERATOR;
    return OTHER;
}
