struct Box { int w, h; int area() const; int area(int scale) const; };
static int times(int a, int b) { return b * a; }
int Box::area() const { return times(w, h); }
int Box::area(int scale) const { return scale * times(w, h); }
