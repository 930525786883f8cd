typedef struct { int b; int a; } pair;
int second(const pair *p) { return p->a; }
