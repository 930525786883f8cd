struct V { int x, y; V operator+(const V&o) const { return {x+o.x, y-o.y}; } };
V f(V a, V b) { return a + b; }
