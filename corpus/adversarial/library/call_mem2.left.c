// claim:  f
// truth:  different
// today:  unknown
// why:    the right side restores what the call wrote
void fill(char *p);
void f(char *out) { fill(out); }
