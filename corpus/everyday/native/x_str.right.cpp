#include <string>
bool starts(const std::string &s, char c) { return s.size() > 0 && s.front() == c; }
