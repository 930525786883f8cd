// claim: *
// truth: different
// why:   nobody calls the overriding member by its name, so compilers do not write it out; it is called all the same
struct Shape {
    virtual int sides() { return 0; }
    virtual ~Shape() {}
};

struct Triangle : Shape {
    int sides() override { return 3; }
};

int corners(Shape *shape) {
    return shape->sides();
}
