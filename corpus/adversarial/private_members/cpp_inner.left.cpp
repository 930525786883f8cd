// claim:  total
// truth:  equivalent
// today:  unknown
// why:    a structure that holds an object with private members
class Age { int y; public: Age(int v) : y(v < 0 ? 0 : v > 150 ? 150 : v) {} int get() const { return y; } };
struct Person { Age age; int id; };
int total(const Person &p) { return p.age.get() > 200 ? -1 : p.age.get() + p.id; }
