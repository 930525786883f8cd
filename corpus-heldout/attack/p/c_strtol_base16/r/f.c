long f(const char*s){ return 1; }
