// claim:  val
// truth:  equivalent
// why:    numbers in a table that also has names
static const struct { const char *name; int value; } names[] = { { "red", 1 }, { "green", 2 }, { "blue", 3 } };
int val(unsigned i) { return i < 3 ? names[i].value : 0; }
