#include <string>
std::string f() { return "abc"; }
