#include <optional>
int f(std::optional<int> o) { return o ? *o : -1; }
