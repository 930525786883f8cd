// claim:  *
// truth:  equivalent
// why:    a virtual function was rewritten; the class and its table of functions are the same
struct Shape { virtual int area() const; int w, h; };

int Shape::area() const { return w * h; }
int twice(int x) { return x * 2; }
