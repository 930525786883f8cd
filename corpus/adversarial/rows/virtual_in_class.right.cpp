struct Shape {
    virtual int sides() { return 0; }
    virtual ~Shape() {}
};

struct Triangle : Shape {
    int sides() override { return 4; }
};

int corners(Shape *shape) {
    return shape->sides();
}
