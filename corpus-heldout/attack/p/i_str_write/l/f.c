char *f(int x) { return (char *)"abc"; }
