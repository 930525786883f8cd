unsigned long count(unsigned long n) { return n; }
