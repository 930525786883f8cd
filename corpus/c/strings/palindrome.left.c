// claim: is_palindrome
// truth: equivalent
// why:   two indices that approach each other against two pointers
_Bool is_palindrome(const char *s, long n) {
    long i = 0, j = n - 1;
    while (i < j) {
        if (s[i] != s[j])
            return 0;
        i++;
        j--;
    }
    return 1;
}
