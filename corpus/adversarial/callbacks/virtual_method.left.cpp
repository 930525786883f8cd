// claim:  size
// truth:  different
// today:  unknown
// why:    unknown code calls a virtual method that gives another number

struct Shape {
    virtual int area() const = 0;
    virtual int corners() const { return 4; }
};

struct Square : Shape {
    int side;
    explicit Square(int n) : side(n) {}
    int area() const override { return side * side; }
};

int measure(const Shape &shape);

int size(int n) {
    Square square(n);
    return measure(square);
}
