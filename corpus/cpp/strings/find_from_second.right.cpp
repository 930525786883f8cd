#include <string>

bool marked(const std::string &text) {
    return text.find('#', 1) != std::string::npos;
}
