// claim:  letters
// truth:  different
// today:  unknown
// why:    a string may have a zero in it, where C's reading of it ends
#include <string>

int letters(const std::string &text) {
    int count = 0;
    for (char c : text)
        if (c == 'a')
            count++;
    return count;
}
