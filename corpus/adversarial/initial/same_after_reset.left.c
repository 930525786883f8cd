// claim:  reset
// truth:  equivalent
// why:    the function sets every field, and what was there before does not matter
struct options {
    int width;
    int depth;
};
struct options options = {80, 2};

void reset(int width) {
    options.width = width;
    options.depth = 0;
}
