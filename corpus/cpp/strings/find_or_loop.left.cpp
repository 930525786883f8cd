// claim:  marked
// truth:  equivalent
// why:    find against a loop
#include <string>

bool marked(const std::string &text) {
    return text.find('#') != std::string::npos;
}
