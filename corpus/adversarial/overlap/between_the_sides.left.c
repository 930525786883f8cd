// claim:  get_second
// truth:  different
// why:    the left side reads a word of the structure, the right side reads it from bytes in the wrong order
struct pair {
    short first;
    short second;
};

int get_second(const struct pair *p) {
    return p->second;
}
