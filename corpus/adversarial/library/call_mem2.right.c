void fill(char *p);
void f(char *out) { char c = out[0]; fill(out); out[0] = c; }
