// claim:  agreed
// truth:  equivalent
// why:    operator== against compare
#include <string>

bool agreed(const std::string &answer) {
    return answer == "yes";
}
