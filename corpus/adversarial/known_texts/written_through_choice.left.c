// claim:  f
// truth:  different
// today:  unknown
// why:    RIGHT writes to one of two constants and puts it back; in between it reads what it wrote, if it gets so far
int f(int i) { return i ? 'a' : 'x'; }
