#include <string>
std::string f(int n) { std::string s; for (int i=0;i<n;i++) s.push_back('a'); return s; }
