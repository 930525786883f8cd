// claim: find_char
// truth: equivalent
// why:   strchr by hand: a for loop against a do loop
long find_char(const char *s, char c) {
    for (long i = 0; s[i] != 0; i++)
        if (s[i] == c)
            return i;
    return -1;
}
