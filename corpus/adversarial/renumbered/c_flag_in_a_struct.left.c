// claim:  is_high
// truth:  equivalent
// today:  unknown
// why:    whoever includes the declaration says HIGH, which is another number on the right
enum kind { LOW, HIGH };
struct job { int id; enum kind kind; };
int is_high(const struct job *j) { return j->kind == HIGH; }
