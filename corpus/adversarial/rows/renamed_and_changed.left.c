// claim:  *
// truth:  unknown
// why:    area is gone and surface is new: whether one is meant to be the other cannot be told, and callers of area fail
int area(int w, int h) { return w * h; }

int larger(int a, int b) { return a > b ? a : b; }
