// claim:  *
// truth:  equivalent
// why:    methods and overloads are the same; a private function was renamed
struct Box { int w, h; int area() const; int area(int scale) const; };
static int product(int a, int b) { return a * b; }
int Box::area() const { return product(w, h); }
int Box::area(int scale) const { return product(w, h) * scale; }
