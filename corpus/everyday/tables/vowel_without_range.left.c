// claim: is_vowel
// truth: different
// why:   the mask is asked about signs near the letters as well, since the shift only looks at five bits
int is_vowel(unsigned char c) {
    return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
}
