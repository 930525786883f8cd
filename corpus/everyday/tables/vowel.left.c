// claim: is_vowel
// truth: equivalent
// why:   a mask of letters against a switch
int is_vowel(char c) {
    switch (c) {
    case 'a': case 'e': case 'i': case 'o': case 'u':
    case 'A': case 'E': case 'I': case 'O': case 'U':
        return 1;
    }
    return 0;
}
