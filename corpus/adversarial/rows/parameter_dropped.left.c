// claim:  *
// truth:  unknown
// why:    clip lost a parameter; that its body and the other function look alike says nothing about its callers
int clip(int x, int low, int high) { return x < low ? low : x > high ? high : x; }

int sign(int x) { return (x > 0) - (x < 0); }
