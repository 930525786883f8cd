union U { int i; float f; };
int f(U u) { return u.i; }
