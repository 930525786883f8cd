#include <string>
static const char s[] = "abc";
std::string f() { return s; }
