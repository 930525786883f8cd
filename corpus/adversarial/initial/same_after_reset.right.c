struct options {
    int width;
    int depth;
};
struct options options = {72, 4};

void reset(int width) {
    options.depth = 0;
    options.width = width;
}
