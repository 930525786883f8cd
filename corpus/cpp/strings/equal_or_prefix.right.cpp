#include <string>

bool agreed(const std::string &answer) {
    return answer.compare(0, 3, "yes") == 0;
}
