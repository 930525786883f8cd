// claim:  second
// truth:  different
// today:  unknown
// why:    the structure has no name but the typedef's; the same bytes are b on the left and a on the right
typedef struct { int a; int b; } pair;
int second(const pair *p) { return p->b; }
