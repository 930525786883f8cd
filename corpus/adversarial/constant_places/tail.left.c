// claim: f
// truth: equivalent
// today: unknown
// why:   the end of a longer text is the same text; where a text lies nobody can tell
const char *f(void) { return "abc"; }
