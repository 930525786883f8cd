typedef struct { int b; int a; } pair;
int first(const pair *p) { return p->a; }
