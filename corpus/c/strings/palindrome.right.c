#include <stdbool.h>

bool is_palindrome(const char *text, long length) {
    bool same = true;
    long left = 0;
    long right = length - 1;
    for (; left < right && same; left++, right--)
        same = text[left] == text[right];
    return same;
}
