#include <string>
bool f(const std::string &s) { return s == "ab"; }
