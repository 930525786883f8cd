thread_local int k;
int f() { return ++k; }
