struct Shape {
    virtual int area() const = 0;
    virtual int corners() const { return 5; }
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
