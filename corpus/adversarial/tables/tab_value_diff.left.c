// claim:  val
// truth:  different
// why:    one of the numbers in the table
static const struct { const char *name; int value; } names[] = { { "red", 1 }, { "green", 2 }, { "blue", 4 } };
int val(unsigned i) { return i < 3 ? names[i].value : 0; }
