#include <string>

int letters(const std::string &text) {
    int count = 0;
    for (const char *c = text.c_str(); *c; c++)
        if (*c == 'a')
            count++;
    return count;
}
