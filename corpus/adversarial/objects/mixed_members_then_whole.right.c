struct rec { int a; short b; char c; };
void copy(struct rec *to, const struct rec *from) {
    *to = *from;
}
