static const char A[4] = "abc", X[4] = "xyz";
int f(int i) { char *s = i ? (char *)A : (char *)X; char old = s[0]; s[0] = 'q'; int r = i ? A[0] : X[0]; s[0] = old; return r; }
