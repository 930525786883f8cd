#include <string>
const std::string &f() { static const std::string s = "b"; return s; }
