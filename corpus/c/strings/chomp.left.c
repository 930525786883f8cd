// claim:  chomped
// assume: left.length >= 0
// truth:  different
// why:    the rewritten function also takes a carriage return that no line feed follows
int chomped(const char *line, int length) {
    if (length > 0 && line[length - 1] == '\n') {
        length--;
        if (length > 0 && line[length - 1] == '\r') length--;
    }
    return length;
}
