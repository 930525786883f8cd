// claim:  letters
// truth:  equivalent
// why:    range-for over a string against an index
#include <string>

int letters(const std::string &text) {
    int count = 0;
    for (char c : text)
        if (c == 'a')
            count++;
    return count;
}
