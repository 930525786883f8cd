#include <string>
std::string f(const std::string &s) { return s.substr(0, 3); }
