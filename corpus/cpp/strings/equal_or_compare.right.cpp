#include <string>

bool agreed(const std::string &answer) {
    return answer.compare("yes") == 0;
}
