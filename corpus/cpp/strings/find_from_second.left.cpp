// claim:  marked
// truth:  different
// today:  unknown
// why:    the first letter is not looked at
#include <string>

bool marked(const std::string &text) {
    return text.find('#') != std::string::npos;
}
