// claim:  first
// truth:  equivalent
// today:  unknown
// why:    the members changed places, and the function names the same one
typedef struct { int a; int b; } pair;
int first(const pair *p) { return p->a; }
