struct rec { int a; short b; char c; };
void copy(struct rec *to, const struct rec *from) {
    to->a = from->a;
    to->b = from->b;
    to->c = from->c;
}
