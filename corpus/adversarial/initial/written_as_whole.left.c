// claim:  f
// truth:  different
// why:    a private structure is written by copying another one over it

struct pair {
    int one, other;
    long rest[4];
};

static struct pair state = {1, 2, {3}};

void restore(const struct pair *from) {
    state = *from;
}

int f(void) {
    return state.other;
}
