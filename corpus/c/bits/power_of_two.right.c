int is_power_of_two(unsigned x) { return __builtin_popcount(x) == 1; }
