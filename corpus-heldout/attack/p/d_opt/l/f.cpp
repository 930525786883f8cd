#include <optional>
int f(std::optional<int> o) { return o.value_or(0); }
