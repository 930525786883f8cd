// claim:  add
// truth:  different
// why:    a pointer to a number may be the address of the variable
int count;
void add(int *a, int x) { *a = x; count = count + 1; }
