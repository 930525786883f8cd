// claim:  *
// truth:  equivalent
// why:    the helper is private: its name is nobody's business
static int bounded(int x) { return x > 100 ? 100 : x; }

int score(int points, int bonus) { return bounded(points) + bounded(bonus); }
