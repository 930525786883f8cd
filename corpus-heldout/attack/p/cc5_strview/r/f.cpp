#include <string>
#include <cstring>
bool f(const std::string &s) { return std::strcmp(s.c_str(), "ab") == 0; }
