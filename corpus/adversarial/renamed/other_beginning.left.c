// claim:  take
// truth:  different
// today:  unknown
// why:    a private variable has another name and another initial value

static int first = 1;

int take(void) { return first++; }
