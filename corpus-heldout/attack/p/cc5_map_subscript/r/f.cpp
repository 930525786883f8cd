#include <map>
int f(std::map<int,int>&m, int k) { auto i = m.find(k); return i == m.end() ? 0 : i->second; }
