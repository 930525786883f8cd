struct Shape { virtual int area() const; int w, h; };

int Shape::area() const { return h * w; }
int twice(int x) { return x + x; }
