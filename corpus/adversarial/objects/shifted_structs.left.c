// claim:  add
// truth:  equivalent
// why:    structures of one type overlap in whole or not at all: clang -O2 relies on it and gives another answer than -O0 for one in the middle of the other
struct pair { int a, b; };
int add(struct pair *x, struct pair *y) {
    x->a = 1;
    return y->b;
}
