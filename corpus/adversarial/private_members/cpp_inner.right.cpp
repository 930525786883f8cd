class Age { int y; public: Age(int v) : y(v < 0 ? 0 : v > 150 ? 150 : v) {} int get() const { return y; } };
struct Person { Age age; int id; };
int total(const Person &p) { return p.age.get() + p.id; }
