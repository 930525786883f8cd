#include <string>
std::string f(const std::string &s) { return std::string(s.c_str(), s.size() < 3 ? s.size() : 3) ; }
