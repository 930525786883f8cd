// claim:  starts
// truth:  equivalent
// why:    the first letter of a string by at or by index
#include <string>
bool starts(const std::string &s, char c) { return !s.empty() && s[0] == c; }
