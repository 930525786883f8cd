int is_power_of_two(unsigned x) { return !(x & (x - 1)); }
