#include <string>
bool f(const std::string&a,const std::string&b) { return a < b; }
