#include <string>

int letters(const std::string &text) {
    int count = 0;
    for (std::size_t i = 0; i < text.size(); i++)
        if (text[i] == 'a')
            count++;
    return count;
}
