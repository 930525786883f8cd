#include <string>

bool blank(const std::string &text) {
    return text.empty();
}
