// claim:  next_id
// truth:  different
// why:    a caller sees it at the first call

static int counter;
int next_id(void) { return counter++; }
