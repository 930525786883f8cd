#include <string>

bool marked(const std::string &text) {
    for (char c : text)
        if (c == '#')
            return true;
    return false;
}
