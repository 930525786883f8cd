// claim:  agreed
// truth:  different
// today:  unknown
// why:    every answer that begins so
#include <string>

bool agreed(const std::string &answer) {
    return answer == "yes";
}
