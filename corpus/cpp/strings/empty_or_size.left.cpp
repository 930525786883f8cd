// claim:  blank
// truth:  equivalent
// why:    members of the library whose compiled form is elsewhere
#include <string>

bool blank(const std::string &text) {
    return text.size() == 0;
}
