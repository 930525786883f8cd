#include <string>
const std::string &f() { static const std::string s = "a"; return s; }
