#include <map>
int f(std::map<int,int>&m, int k) { return m[k]; }
