enum kind { LOW, MIDDLE, HIGH };
struct job { int id; enum kind kind; };
int is_high(const struct job *j) { return j->kind == HIGH; }
