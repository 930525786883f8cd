// claim:  copy
// truth:  equivalent
// why:    an assignment of a structure against its members, in order of the members; the two may be one but not overlap in part
struct rec { int a; short b; char c; };
void copy(struct rec *to, const struct rec *from) {
    *to = *from;
}
